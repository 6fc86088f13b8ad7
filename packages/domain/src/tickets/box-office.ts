/** Most tickets in one sale at the box office. */
export const BOX_OFFICE_LIMIT = 20

/** A sale can be cancelled until so long after the event ends, while the cash of the evening is counted. */
const HOURS_AFTER_END = 6
const HOUR_MS = 3_600_000

/**
 * Whether a cash sale at the box office can still be cancelled there: until six hours after the event ends. A date that
 * cannot be read ends the sale.
 *
 * @example
 * mayCancelSale('2026-12-12T18:00:00.000Z', '2026-12-12T23:59:00.000Z') // => true
 */
export function mayCancelSale(endsAt: string, now: string): boolean {
  return Date.parse(now) < Date.parse(endsAt) + HOURS_AFTER_END * HOUR_MS
}

/** A sale of the evening. Amounts are in paisa. */
export type CashSale = {
  device_id: string
  device: string
  staff: string
  tickets: number
  total: number
  refunded: number
}

export type CashTotal = {
  device_id: string
  device: string
  staff: string
  sales: number
  tickets: number
  taken: number
  refunded: number
  /** What the cash drawer should hold. */
  cash: number
}

/**
 * What each member of staff has taken on each device, by name of device and staff: `cash` is what was taken without what was
 * refunded. A refunded sale still counts as a sale.
 *
 * @example
 * cashTotals([{ device_id: '1', device: 'Tablet', staff: 'Asha', tickets: 2, total: 120_000, refunded: 60_000 }])[0]?.cash // => 60_000
 */
export function cashTotals(sales: readonly CashSale[]): CashTotal[] {
  const totals = new Map<string, CashTotal>()
  for (const { device_id, device, staff, tickets, total, refunded } of sales) {
    const key = JSON.stringify([device_id, staff])
    const before = totals.get(key) ?? { device_id, device, staff, sales: 0, tickets: 0, taken: 0, refunded: 0, cash: 0 }
    totals.set(key, {
      ...before,
      device,
      sales: before.sales + 1,
      tickets: before.tickets + tickets,
      taken: before.taken + total,
      refunded: before.refunded + refunded,
      cash: before.cash + total - refunded,
    })
  }
  return [...totals.values()].sort(
    (one, other) => one.device.localeCompare(other.device) || one.staff.localeCompare(other.staff),
  )
}
