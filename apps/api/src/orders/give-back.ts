import { formatNpr, isShippable } from '@dabali/domain'
import { rupees } from '../catalogue/money.ts'
import { invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { isPaid, refundEvents, refundedStatus } from './cancel-order.ts'
import { MESSAGES } from './messages.ts'
import type { Money, Refunding } from './money.ts'
import { type Connection, type HeldOrder, movingStatements } from './moving/queries.ts'
import { refused, wrongState } from './refusals.ts'
import { mayMove } from './states/moves.ts'
import { ORDER_STATUS } from './states/order-status.ts'
import { allParts, type Part, putBack, takeBack } from './undo-order.ts'

type Refund = {
  /** In paisa; without it, what the lines cost. */
  amount: number | undefined
  lines: readonly { line: string; quantity: number }[]
  reason: string
  money: Money
  language: Language
}

/**
 * Gives back money, and with it what it was paid for: the named lines, or everything where nothing is left of the money. A
 * part of the money without a line is given back for nothing.
 */
export async function giveBack(inside: Connection, order: HeldOrder, refund: Refund) {
  const { money, reason, language } = refund
  if (!isPaid(order.payment_status)) throw wrongState(MESSAGES[language].notPaid)
  const rest = order.total - order.refunded
  const parts = refund.lines.length === 0 && refund.amount === rest ? allParts(order) : partsOf(order, refund)
  const isWhole = allParts(order).every((left) =>
    parts.some(({ line, quantity }) => line.id === left.line.id && quantity === left.quantity),
  )
  const amount = refund.amount ?? Math.min(rest, worthOf(order, parts, isWhole))
  if (amount > rest) throw refused(MESSAGES[language].tooMuch(formatNpr(rupees(rest), language)), 'too_much')
  const isClosed = isWhole && parts.length > 0
  const { id: orderId } = order
  const refunding =
    amount > 0
      ? await money.refundOrder(inside, { orderId, amount, reason: reason || 'given back' })
      : { isByHand: false }
  await movingStatements(inside).moveOrder({
    orderId,
    ...paymentAfter(order, { amount, isClosed, refunding }),
    ...(isClosed && mayMove(ORDER_STATUS, order.status, 'Cancelled') && { status: 'Cancelled' }),
    ...(isClosed && order.fulfilment_status === 'granted' && { fulfilment: 'revoked' }),
    ...(isClosed && order.fulfilment_status === 'packed' && { fulfilment: 'unfulfilled' }),
    refund: amount,
    returned: parts.map(({ line, quantity }) => ({ id: line.id, quantity })),
    events: [
      ...refundEvents(amount, refunding, reason),
      ...(isClosed ? [{ code: 'cancelled', note: { by: 'staff' } }] : []),
    ],
  })
  await putBack(inside, order, isClosed && !isAway(order) ? undefined : parts.filter(isHere(order)))
  await takeBack(inside, order, parts)
}

type Given = { amount: number; isClosed: boolean; refunding: Refunding }

function paymentAfter({ payment_status, total, refunded }: HeldOrder, { amount, isClosed, refunding }: Given) {
  if (refunded + amount === total && (amount > 0 || isClosed)) return { payment: refundedStatus(refunding) }
  return amount > 0 && payment_status !== 'partially_refunded' ? ({ payment: 'partially_refunded' } as const) : {}
}

/** A parcel that is not with us cannot be sold again before it comes back. */
const isAway = ({ fulfilment_status: fulfilment }: HeldOrder) => fulfilment === 'shipped' || fulfilment === 'delivered'
const isUnsent = ({ fulfilment_status: fulfilment }: HeldOrder) =>
  fulfilment === 'unfulfilled' || fulfilment === 'packed'
const isHere =
  (order: HeldOrder) =>
  ({ line }: Part) =>
    !(isAway(order) && isShippable(line.product_class))

/** A line that is named twice is given back twice. */
function partsOf(order: HeldOrder, { lines, amount, language }: Refund): Part[] {
  const messages = MESSAGES[language]
  if (lines.length === 0 && amount === undefined) throw invalidField('amount', messages.whatBack)
  const wanted = new Map<string, number>()
  for (const { line, quantity } of lines) wanted.set(line, (wanted.get(line) ?? 0) + quantity)
  return [...wanted].map(([id, quantity]) => {
    const line = order.lines.find((one) => one.id === id)
    if (line === undefined) throw invalidField('lines', messages.unknownLine, 'unknown_line')
    if (quantity > line.quantity - line.refunded_quantity) throw refused(messages.tooMany, 'too_many')
    return { line, quantity }
  })
}

/** Parts of a line add up to the line. The delivery is paid back where nothing has been sent and nothing is left to be. */
function worthOf(order: HeldOrder, parts: readonly Part[], isWhole: boolean) {
  const goods = parts.reduce((sum, { line, quantity }) => {
    const worth = (count: number) => Math.floor((line.incl_tax * count) / line.quantity)
    return sum + worth(line.refunded_quantity + quantity) - worth(line.refunded_quantity)
  }, 0)
  return goods + (isWhole && isUnsent(order) ? order.shipping_incl_tax : 0)
}
