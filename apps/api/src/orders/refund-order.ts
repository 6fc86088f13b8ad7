import { formatNpr, refundShare, writeDigits } from '@dabali/domain'
import { rupees } from '../catalogue/price.ts'
import { invalidField } from '../errors/api-error.ts'
import { returnToGiftCard } from '../gift-cards/queries.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'
import {
  allParts,
  giftCardEvents,
  isAnySent,
  isPaid,
  notCancelled,
  type Part,
  type PaymentActions,
  type RefundResult,
  refundEvents,
  refundedStatus,
  requireLimit,
  restock,
  revokeContents,
  splitRefund,
  unsentOf,
  unsentParts,
} from './cancel-order.ts'
import { recordRefund } from './divide-refund.ts'
import { addOrderMail } from './order-mail.ts'
import type { LineRow } from './queries/insert.ts'
import { type Connection, type LockedOrder, orderUpdates } from './queries/update.ts'
import { shipmentStatements } from './shipments/queries.ts'
import { followParcels, readLines, type ShipmentLineInput } from './shipments/shipments.ts'
import { canTransition, ORDER_STATUS, refused, wrongState } from './states.ts'
import { titleOf } from './to-order.ts'

export type RefundRequest = {
  /** In paisa; defaults to the share of the lines with delivery and goodwill. */
  amount: number | undefined
  lines: readonly ShipmentLineInput[]
  delivery: number | undefined
  goodwill: number | undefined
  language: Language
}

type Refund = RefundRequest & {
  /** The amount that was shown before, in paisa. */
  expected: number | undefined
  reason: string
  /** The most that may be refunded of one order, in paisa; null without a limit. */
  limit: number | null
  money: PaymentActions
}

/** What a refund gives back, in paisa, and for which copies. */
export function workOutRefund(order: LockedOrder, refund: RefundRequest) {
  const { language, lines, delivery, goodwill = 0 } = refund
  const messages = MESSAGES[language].orders
  if (!isPaid(order.payment_status)) throw wrongState(messages.notPaid)
  const rest = order.total - order.refunded
  if (lines.length === 0 && refund.amount === undefined && !delivery && goodwill === 0)
    throw invalidField('amount', messages.amountOrLines)
  const most = (line: LineRow) => line.quantity - line.refunded_quantity
  const parts =
    lines.length === 0 && refund.amount === rest ? allParts(order) : readLines(order, { lines, most, language })
  const isWhole = allParts(order).every((left) =>
    parts.some(({ line, quantity }) => line.id === left.line.id && quantity === left.quantity),
  )
  const shares = parts.map(({ line, quantity }) => shareOf(line, quantity))
  const goods = shares.reduce((sum, { amount }) => sum + amount, 0)
  const deliveryLeft = order.shipping_incl_tax - order.shipping_refunded
  if (delivery !== undefined && delivery > deliveryLeft)
    throw refused(messages.tooMuchDelivery(formatNpr(rupees(deliveryLeft), language)), 'too_much_delivery')
  const asked = (delivery ?? 0) + goodwill
  const tooMuch = () => refused(messages.tooMuch(formatNpr(rupees(rest), language)), 'too_much')
  if (asked > rest) throw tooMuch()
  const unasked = delivery === undefined && isWhole && parts.length > 0 && isUnsent(order) ? deliveryLeft : 0
  const amount = refund.amount ?? Math.min(rest, goods + unasked + asked)
  if (amount > rest) throw tooMuch()
  return {
    parts,
    shares,
    isClosed: isWhole && parts.length > 0,
    delivery: delivery ?? Math.max(0, Math.min(unasked, amount - goods - goodwill)),
    goodwill,
    amount,
    rest,
  }
}

/** What was paid for copies, and what the discounts took off their price. */
function shareOf(line: LineRow, quantity: number) {
  const of = { quantity: line.quantity, refunded: line.refunded_quantity }
  const amount = refundShare({ ...of, paid: line.incl_tax }, quantity)
  return { line, quantity, amount, discount: refundShare({ ...of, paid: line.full_incl_tax }, quantity) - amount }
}

/**
 * Refunds lines, or everything when the full remaining amount is refunded. An amount without lines is a goodwill refund:
 * nothing is restocked or revoked. Copies that were not sent are not sent any more.
 */
export async function refundOrder(inside: Connection, order: LockedOrder, refund: Refund) {
  const { money, reason, language, limit, expected } = refund
  const { parts, shares, isClosed, delivery, amount } = workOutRefund(order, refund)
  if (expected !== undefined && expected !== amount)
    throw wrongState(MESSAGES[language].orders.amountChanged(formatNpr(rupees(amount), language)), 'amount_changed')
  requireLimit(order, { amount, limit, language })
  const { id: orderId } = order
  const { toCard, toPayments } = splitRefund(order, amount)
  const refunding =
    toPayments > 0
      ? await money.refundOrder(inside, { orderId, amount: toPayments, reason: reason || 'given back' })
      : { isByHand: false }
  const left = notCancelled(parts)
  const unsent = unsentParts(left)
  await orderUpdates(inside).moveOrder({
    orderId,
    ...paymentAfter(order, { amount, isClosed, refunding }),
    ...(isClosed && canTransition(ORDER_STATUS, order.status, 'Cancelled') && { status: 'Cancelled' }),
    ...(isClosed && order.fulfilment_status === 'granted' && { fulfilment: 'revoked' }),
    refund: amount,
    shippingRefund: delivery,
    returned: parts.map(({ line, quantity }) => ({ id: line.id, quantity })),
    cancelled: unsent.map(({ line, quantity }) => ({ id: line.id, quantity })),
    events: [
      ...refundEvents(toPayments, refunding, reason),
      ...giftCardEvents(toCard, reason),
      ...(isClosed ? [{ code: 'cancelled', note: { by: 'staff' } }] : []),
    ],
  })
  await recordRefund(inside, order, { amount, parts, shares, delivery })
  await takeBack(inside, order, { left, unsent, isAll: isClosed && !isAnySent(order) })
  if (toCard > 0) {
    if ((await returnToGiftCard(inside, { orderId, amount: toCard })) !== toCard)
      throw new Error('The gift card took less than its part of the refund.')
    const note = { of: `gift-card ${order.refunded + amount}`, amount: toCard, to: 'gift-card' as const }
    await addOrderMail(inside, { orderId, kind: 'refunded', note })
  }
}

/** Takes back content, unpacks what is not sent any more and restocks it. `isAll` also frees the vouchers. */
async function takeBack(
  inside: Connection,
  order: LockedOrder,
  { left, unsent, isAll }: { left: readonly Part[]; unsent: readonly Part[]; isAll: boolean },
) {
  for (const { line, quantity } of unsent) {
    const surplus = line.packed_quantity - (unsentOf(line) - quantity)
    if (surplus > 0) await shipmentStatements(inside).takeOut({ line: line.id, quantity: surplus })
  }
  await restock(inside, order, isAll ? undefined : unsent)
  await revokeContents(inside, order, left)
  await followParcels(inside, order.id, [])
}

const namesOf = (parts: readonly Part[], language: Language) =>
  parts.map(({ line, quantity }) => `${writeDigits(quantity, language)} × ${titleOf(line, language)}`).join(', ')

type ItemCancellation = { lines: readonly ShipmentLineInput[]; reason: string; language: Language }

/** Cancels copies that were not sent, without a refund; they can be refunded later. */
export async function cancelItems(
  inside: Connection,
  order: LockedOrder,
  { lines, reason, language }: ItemCancellation,
) {
  const messages = MESSAGES[language].orders
  if (order.status !== 'Being processed' && order.status !== 'Complete')
    throw wrongState(messages.closed, 'order_closed')
  if (!isPaid(order.payment_status)) throw wrongState(messages.itemsUnpaid, 'not_paid')
  const parts = readLines(order, { lines, most: unsentOf, language })
  const isEmpty = order.lines.every((line) => {
    const quantity = parts.find((part) => part.line.id === line.id)?.quantity ?? 0
    return line.cancelled_quantity + quantity === line.quantity
  })
  if (parts.length === 0) throw invalidField('lines', messages.itemsMissing)
  if (isEmpty) throw refused(messages.nothingLeft, 'nothing_left')
  const items = namesOf(parts, order.language)
  await orderUpdates(inside).moveOrder({
    orderId: order.id,
    cancelled: parts.map(({ line, quantity }) => ({ id: line.id, quantity })),
    events: [{ code: 'items_cancelled', note: { items, ...(reason !== '' && { reason }) } }],
  })
  await takeBack(inside, order, { left: parts, unsent: parts, isAll: false })
  const before = order.lines.reduce((sum, line) => sum + line.cancelled_quantity, 0)
  const note = {
    of: String(parts.reduce((sum, { quantity }) => sum + quantity, before)),
    cancelled: Object.fromEntries(parts.map(({ line, quantity }) => [line.id, quantity])),
    ...(reason !== '' && { reason }),
  }
  await addOrderMail(inside, { orderId: order.id, kind: 'items-cancelled', note })
}

type RefundedAmount = { amount: number; isClosed: boolean; refunding: RefundResult }

function paymentAfter(
  { payment_status, total, refunded }: LockedOrder,
  { amount, isClosed, refunding }: RefundedAmount,
) {
  if (refunded + amount === total && (amount > 0 || isClosed)) return { payment: refundedStatus(refunding) }
  return amount > 0 && payment_status !== 'partially_refunded' ? ({ payment: 'partially_refunded' } as const) : {}
}

const isUnsent = ({ fulfilment_status: fulfilment }: LockedOrder) =>
  fulfilment === 'unfulfilled' || fulfilment === 'packed'
