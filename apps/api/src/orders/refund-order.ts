import { formatNpr, isShippable } from '@dabali/domain'
import { rupees } from '../catalogue/price.ts'
import { invalidField } from '../errors/api-error.ts'
import { returnToGiftCard } from '../gift-cards/queries.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { PaymentActions, RefundResult } from './cancel-order.ts'
import {
  allParts,
  giftCardEvents,
  isPaid,
  type Part,
  refundEvents,
  refundedStatus,
  restock,
  revokeContents,
  splitRefund,
} from './cancel-order.ts'
import { refused, wrongState } from './errors.ts'
import { addOrderMail } from './order-mail.ts'
import { type Connection, type LockedOrder, orderUpdates } from './queries/update.ts'
import { canTransition, ORDER_STATUS } from './states.ts'

type RefundRequest = {
  /** In paisa; defaults to the price of the lines. */
  amount: number | undefined
  lines: readonly { line: string; quantity: number }[]
  reason: string
  money: PaymentActions
  language: Language
}

/**
 * Refunds lines, or everything when the full remaining amount is refunded. An amount without lines is a goodwill refund:
 * nothing is restocked or revoked.
 */
export async function refundOrder(inside: Connection, order: LockedOrder, refund: RefundRequest) {
  const { money, reason, language } = refund
  if (!isPaid(order.payment_status)) throw wrongState(MESSAGES[language].orders.notPaid)
  const rest = order.total - order.refunded
  const parts = refund.lines.length === 0 && refund.amount === rest ? allParts(order) : partsToRefund(order, refund)
  const isWhole = allParts(order).every((left) =>
    parts.some(({ line, quantity }) => line.id === left.line.id && quantity === left.quantity),
  )
  const amount = refund.amount ?? Math.min(rest, refundableAmount(order, parts, isWhole))
  if (amount > rest) throw refused(MESSAGES[language].orders.tooMuch(formatNpr(rupees(rest), language)), 'too_much')
  const isClosed = isWhole && parts.length > 0
  const { id: orderId } = order
  const { toCard, toPayments } = splitRefund(order, amount)
  const refunding =
    toPayments > 0
      ? await money.refundOrder(inside, { orderId, amount: toPayments, reason: reason || 'given back' })
      : { isByHand: false }
  await orderUpdates(inside).moveOrder({
    orderId,
    ...paymentAfter(order, { amount, isClosed, refunding }),
    ...(isClosed && canTransition(ORDER_STATUS, order.status, 'Cancelled') && { status: 'Cancelled' }),
    ...(isClosed && order.fulfilment_status === 'granted' && { fulfilment: 'revoked' }),
    ...(isClosed && order.fulfilment_status === 'packed' && { fulfilment: 'unfulfilled' }),
    refund: amount,
    returned: parts.map(({ line, quantity }) => ({ id: line.id, quantity })),
    events: [
      ...refundEvents(toPayments, refunding, reason),
      ...giftCardEvents(toCard),
      ...(isClosed ? [{ code: 'cancelled', note: { by: 'staff' } }] : []),
    ],
  })
  await restock(inside, order, isClosed && !hasLeft(order) ? undefined : parts.filter(isRestockable(order)))
  if (toCard > 0) {
    await returnToGiftCard(inside, { orderId, amount: toCard })
    const note = { of: `gift-card ${order.refunded + amount}`, amount: toCard, to: 'gift-card' as const }
    await addOrderMail(inside, { orderId, kind: 'refunded', note })
  }
  await revokeContents(inside, order, parts)
}

type RefundedAmount = { amount: number; isClosed: boolean; refunding: RefundResult }

function paymentAfter(
  { payment_status, total, refunded }: LockedOrder,
  { amount, isClosed, refunding }: RefundedAmount,
) {
  if (refunded + amount === total && (amount > 0 || isClosed)) return { payment: refundedStatus(refunding) }
  return amount > 0 && payment_status !== 'partially_refunded' ? ({ payment: 'partially_refunded' } as const) : {}
}

/** A shipped parcel is not restocked before it returns. */
const hasLeft = ({ fulfilment_status: fulfilment }: LockedOrder) =>
  fulfilment === 'shipped' || fulfilment === 'delivered'
const isUnsent = ({ fulfilment_status: fulfilment }: LockedOrder) =>
  fulfilment === 'unfulfilled' || fulfilment === 'packed'
const isRestockable =
  (order: LockedOrder) =>
  ({ line }: Part) =>
    !(hasLeft(order) && isShippable(line.product_class))

/** Duplicate lines are added up. */
function partsToRefund(order: LockedOrder, { lines, amount, language }: RefundRequest): Part[] {
  const messages = MESSAGES[language].orders
  if (lines.length === 0 && amount === undefined) throw invalidField('amount', messages.amountOrLines)
  const wanted = new Map<string, number>()
  for (const { line, quantity } of lines) wanted.set(line, (wanted.get(line) ?? 0) + quantity)
  return [...wanted].map(([id, quantity]) => {
    const line = order.lines.find((one) => one.id === id)
    if (line === undefined) throw invalidField('lines', messages.unknownLine, 'unknown_line')
    if (quantity > line.quantity - line.refunded_quantity) throw refused(messages.tooMany, 'too_many')
    return { line, quantity }
  })
}

/** Rounds so that the parts of a line add up. Shipping is refunded when the whole order is refunded unsent. */
function refundableAmount(order: LockedOrder, parts: readonly Part[], isWhole: boolean) {
  const goods = parts.reduce((sum, { line, quantity }) => {
    const worth = (count: number) => Math.floor((line.incl_tax * count) / line.quantity)
    return sum + worth(line.refunded_quantity + quantity) - worth(line.refunded_quantity)
  }, 0)
  return goods + (isWhole && isUnsent(order) ? order.shipping_incl_tax : 0)
}
