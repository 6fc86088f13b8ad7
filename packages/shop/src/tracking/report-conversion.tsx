'use client'

import { type Decimal, nprToUsd, roundToTwo } from '@dabali/domain'
import { useEffect } from 'react'
import { onPixelChange, pixelNow, refusesTracking } from './consent.ts'

export type Conversion = {
  event: 'Purchase'
  /** The order number, so that an order is reported once. */
  id: string
  valueNpr: Decimal
}

const REPORTED = 'conversions-reported'
const MOST_REMEMBERED = 100

let waiting: Conversion[] = []

// Pending conversions are sent or dropped after an answer.
onPixelChange(({ consent }) => {
  if (consent === undefined) return
  const conversions = waiting
  waiting = []
  for (const conversion of conversions) reportConversion(conversion)
})

/** Reports a purchase once, in USD, and only with consent. */
export function reportConversion(conversion: Conversion): void {
  const pixel = pixelNow()
  if (refusesTracking() || pixel?.consent === 'refused') return
  if (pixel?.consent === undefined) {
    waiting = [...waiting.filter(({ id }) => id !== conversion.id), conversion]
    return
  }
  const { event, id, valueNpr } = conversion
  const reported = reportedBefore()
  if (reported.includes(id)) return
  const fields = { event, event_id: id, value: roundToTwo(nprToUsd(valueNpr)), currency: 'USD' }
  // A beacon also arrives when the page is left, and needs no preflight.
  const isSent = navigator.sendBeacon(pixel.url, JSON.stringify(fields))
  if (isSent) remember([...reported, id].slice(-MOST_REMEMBERED))
}

function reportedBefore(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(REPORTED) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function remember(ids: string[]) {
  try {
    localStorage.setItem(REPORTED, JSON.stringify(ids))
  } catch {
    // It may be reported twice; the pixel deduplicates by id.
  }
}

/** Reports a purchase; renders nothing. */
export function ReportPurchase({ id, valueNpr }: { id: string; valueNpr: string }) {
  useEffect(() => {
    reportConversion({ event: 'Purchase', id, valueNpr })
  }, [id, valueNpr])
  return null
}
