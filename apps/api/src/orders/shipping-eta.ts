import type { OrderRow } from './queries/read.ts'

/** Days after it was confirmed, as the ways of delivery promise. */
const DAYS: Record<string, { first: number; last: number }> = {
  'inside-valley': { first: 1, last: 1 },
  'outside-valley': { first: 2, last: 5 },
  abroad: { first: 10, last: 20 },
}
const DAY_MS = 86_400_000
const NEPAL_MS = 345 * 60_000

type Parcel = Pick<OrderRow, 'shipping_code' | 'status' | 'fulfilment_status' | 'placed_at' | 'settled_at'>

/** The days between which a parcel arrives; nothing where none is on its way. */
export function shippingEta(order: Parcel): { from: string; to: string } | null {
  const days = DAYS[order.shipping_code ?? '']
  const isComing =
    ['Pending', 'Being processed'].includes(order.status) &&
    ['unfulfilled', 'packed', 'shipped'].includes(order.fulfilment_status)
  if (days === undefined || !isComing) return null
  const begun = (order.settled_at ?? order.placed_at).getTime() + NEPAL_MS
  const day = (after: number) => new Date(begun + after * DAY_MS).toISOString().slice(0, 10)
  return { from: day(days.first), to: day(days.last) }
}
