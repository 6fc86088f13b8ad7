'use client'

import { useEffect } from 'react'
import { reportConversion } from '../tracking/report-conversion.ts'

/** Tells of a purchase once, if the visitor allows it; shows nothing. */
export function ReportPurchase({ id, valueNpr }: { id: string; valueNpr: string }) {
  useEffect(() => {
    reportConversion({ event: 'Purchase', id, valueNpr })
  }, [id, valueNpr])
  return null
}
