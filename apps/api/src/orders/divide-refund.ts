import { allocate } from '../basket/pricing.ts'
import { type Connection, type LockedOrder, orderUpdates, type RefundPart } from './queries/update.ts'

type Refunded = { amount: number; vat: number }
type Paid = { line: string | null; paid: number; vat: number }

type Refund = {
  /** In paisa. */
  amount: number
  /** The copies that it is for. */
  parts: readonly { line: { id: string }; quantity: number }[]
  /** What was paid for them. */
  shares?: readonly { line: { id: string }; amount: number }[]
  /** What of it is for the delivery. */
  delivery?: number
}

/**
 * Divides a refund among the lines of an order and its delivery: what was paid for the refunded copies goes to their lines, and
 * the rest, such as goodwill, to all in proportion to what is not refunded yet. The tax of a line follows its refunds, so that it
 * is refunded whole with the line. No part is refunded more than was paid for it, and the parts add up to the amount.
 */
export function divideRefund(
  paid: readonly Paid[],
  before: ReadonlyMap<string | null, Refunded>,
  { amount, parts, shares = [], delivery = 0 }: Refund,
): RefundPart[] {
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0)
  const left = paid.map(({ line, paid: of }) => of - (before.get(line)?.amount ?? 0))
  const named = paid.map(({ line }, at) => {
    const asked = line === null ? delivery : sumOf(shares.map((share) => (share.line.id === line ? share.amount : 0)))
    return Math.min(asked, left[at] ?? 0)
  })
  const direct = sumOf(named) > amount ? allocate(amount, named) : named
  const rest = allocate(
    amount - sumOf(direct),
    left.map((of, at) => of - (direct[at] ?? 0)),
  )
  return paid.flatMap(({ line, paid: of, vat }, at) => {
    const share = (direct[at] ?? 0) + (rest[at] ?? 0)
    const seen = before.get(line) ?? { amount: 0, vat: 0 }
    const copies = sumOf(parts.map((part) => (part.line.id === line ? part.quantity : 0)))
    if (share === 0 && copies === 0) return []
    return [{ line, copies, amount: share, vat: taxOf(vat, seen.amount + share, of) - seen.vat }]
  })
}

/** The tax in a part of a price, rounded half up. */
const taxOf = (vat: number, part: number, whole: number) =>
  whole === 0 ? 0 : Number((2n * BigInt(vat) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))

/** Records what a refund gave back for which line, for the reports. */
export async function recordRefund(inside: Connection, order: LockedOrder, refund: Refund): Promise<void> {
  const statements = orderUpdates(inside)
  const paid = [
    ...order.lines.map(({ id, incl_tax, excl_tax }) => ({ line: id, paid: incl_tax, vat: incl_tax - excl_tax })),
    { line: null, paid: order.shipping_incl_tax, vat: 0 },
  ]
  const parts = divideRefund(paid, await statements.sumRefunds(order.id), refund)
  if (parts.length > 0) await statements.addRefunds(order.id, parts)
}
