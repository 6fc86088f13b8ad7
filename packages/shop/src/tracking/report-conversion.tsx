'use client'

import { type Decimal, nprToUsd, roundToTwo } from '@dabali/domain'
import { useEffect } from 'react'
import { onPixelChange, pixelNow, refusesTracking } from './consent.ts'

export type Conversion = {
  event: 'Purchase'
  /** Of the order, so that it counts once however often its page is looked at. */
  id: string
  valueNpr: Decimal
}

const REPORTED = 'conversions-reported'
const MOST_REMEMBERED = 100

let waiting: Conversion[] = []

// What has waited for an answer goes out, or is dropped.
onPixelChange(({ consent }) => {
  if (consent === undefined) return
  const conversions = waiting
  waiting = []
  for (const conversion of conversions) reportConversion(conversion)
})

/** Reports what was bought, once, in dollars; nothing leaves the browser before the visitor has allowed it. */
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
  // Also arrives when the page is left at this moment, and asks nothing of the pixel beforehand.
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
    // It may be reported twice; the pixel knows it by its id.
  }
}

/** Tells of a purchase once, if the visitor allows it; shows nothing. */
export function ReportPurchase({ id, valueNpr }: { id: string; valueNpr: string }) {
  useEffect(() => {
    reportConversion({ event: 'Purchase', id, valueNpr })
  }, [id, valueNpr])
  return null
}
