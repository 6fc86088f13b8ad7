import { formatNpr, isDigital, isShippable } from '@dabali/domain'
import { rupees } from '../catalogue/price.ts'
import { ApiError } from '../errors/api-error.ts'
import { cancelGiftCard, returnToGiftCard } from '../gift-cards/queries.ts'
import type { Language } from '../http/language.ts'
import { revokeEntitlements } from '../library/entitlement-grants/grants.ts'
import { MESSAGES } from '../messages/messages.ts'
import { releaseStock } from '../stock/queries.ts'
import { revokeTickets } from '../tickets/queries/tickets.ts'
import { offerSeats } from '../tickets/waiting-list/queries.ts'
import { recordRefund } from './divide-refund.ts'
import { hasDigitalContent, isGiftCard, isTip } from './order.ts'
import { addOrderMail } from './order-mail.ts'
import type { LineRow } from './queries/insert.ts'
import { type Connection, inTransaction, type LockedOrder, orderUpdates } from './queries/update.ts'
import { shipmentStatements } from './shipments/queries.ts'
import { canTransition, isOut, PAYMENT_STATUS, type PaymentStatus, refused, wrongState } from './states.ts'

/** Whether a part of the refund is manual. */
export type RefundResult = { isByHand: boolean }

/** Payment operations that orders need; injected, because payments depend on orders. */
export type PaymentActions = {
  /** Refunds an amount through the gateway, or records a manual refund that staff still have to pay out. */
  refundOrder: (
    inside: Connection,
    refund: { orderId: string; amount: number; reason: string; isMailed?: boolean },
  ) => Promise<RefundResult>
  /** Cancels payments that were not started; started ones are still synced. */
  cancelPayments: (inside: Connection, orderId: string) => Promise<void>
}

export const EXPIRE_TOPIC = 'orders.expire'
export const EXPIRE_EVERY_SECONDS = 30

/**
 * Expires unpaid orders one by one and erases personal data that is due. One order that fails does not stop the others.
 */
export async function expireOrders(database: Connection, money: PaymentActions): Promise<void> {
  const failed: string[] = []
  const errors: unknown[] = []
  while (true) {
    let at: string | undefined
    try {
      const isDone = await inTransaction(database, async (inside) => {
        const order = await orderUpdates(inside).lockDueOrder(failed)
        at = order?.id
        if (order) await expireOrder(inside, order, money)
        return order === undefined
      })
      if (isDone) break
    } catch (error) {
      if (at === undefined) throw error
      failed.push(at)
      errors.push(error)
    }
  }
  await orderUpdates(database).erasePersonalData()
  if (errors.length > 0) throw errors[0]
}

/** Releases the stock. Started payments are still synced: money that arrives late revives the order or is refunded. */
async function expireOrder(inside: Connection, order: LockedOrder, money: PaymentActions) {
  const { id: orderId, payment_status: payment } = order
  const statements = orderUpdates(inside)
  await statements.moveOrder({
    orderId,
    status: 'Expired',
    ...((payment === 'unpaid' || payment === 'failed') && { payment: 'expired' }),
    events: [{ code: 'expired' }, ...giftCardEvents(order.gift_card_left)],
  })
  await restock(inside, order)
  await returnToGiftCard(inside, { orderId })
  await money.cancelPayments(inside, orderId)
  await statements.reopenBasket(orderId)
}

/** A quantity of an order line. */
export type Part = { line: LineRow; quantity: number }

const isTicket = ({ line }: Part) => line.product_class === 'Ticket'
/** Gift cards and tips have no product. */
const ofProducts = (parts: readonly Part[]) =>
  parts.flatMap(({ line: { product_id: productId }, quantity }) =>
    productId === null ? [] : [{ productId, quantity }],
  )

export const allParts = ({ lines }: Pick<LockedOrder, 'lines'>): Part[] =>
  lines
    .map((line) => ({ line, quantity: line.quantity - line.refunded_quantity }))
    .filter(({ quantity }) => quantity > 0)

/** Copies that have not left, and content that was not taken back. */
export const unsentOf = (line: LineRow): number =>
  line.quantity - line.cancelled_quantity - line.sent_quantity - line.restocked_quantity

/** Whether copies have left that are not for sale again. */
export const isAnySent = ({ lines }: Pick<LockedOrder, 'lines'>) => lines.some((line) => line.sent_quantity > 0)

/** Without what was cancelled before: its content was taken back then. */
export const notCancelled = (parts: readonly Part[]): Part[] =>
  parts
    .map(({ line, quantity }) => {
      const before = Math.min(quantity, Math.max(0, line.cancelled_quantity - line.refunded_quantity))
      return { line, quantity: quantity - before }
    })
    .filter(({ quantity }) => quantity > 0)

/** What of the parts can still be kept from being sent. */
export const unsentParts = (parts: readonly Part[]): Part[] =>
  parts
    .map(({ line, quantity }) => ({ line, quantity: Math.min(quantity, unsentOf(line)) }))
    .filter(({ quantity }) => quantity > 0)

/** Releases stock and offers free seats to the waiting list; without parts, everything including voucher uses. */
export async function restock(inside: Connection, order: LockedOrder, parts?: readonly Part[]) {
  if (parts?.length === 0) return
  await releaseStock(inside, { orderId: order.id, ...(parts && { lines: ofProducts(parts) }) })
  const places = (parts ?? allParts(order)).filter(isTicket)
  if (places.length > 0)
    await offerSeats(
      inside,
      ofProducts(places).map(({ productId }) => productId),
    )
}

/** Revokes tickets and entitlements. Orders that were never settled have none. */
export async function revokeContents(inside: Connection, order: LockedOrder, parts: readonly Part[]) {
  if (order.settled_payment_id === null) return
  if (parts.some(({ line }) => isGiftCard(line)) && !(await cancelGiftCard(inside, order.id)))
    throw wrongState(MESSAGES[order.language].giftCards.spent, 'gift_card_spent')
  const tickets = parts.filter(isTicket)
  const goods = parts.filter(({ line }) => hasDigitalContent(line))
  if (tickets.length > 0) await revokeTickets(inside, { orderId: order.id, lines: ofProducts(tickets) })
  if (goods.length > 0) await revokeEntitlements(inside, { orderId: order.id, lines: ofProducts(goods) })
}

export type CancelRefusal =
  | 'closed'
  | 'sent'
  | 'packed'
  | 'used'
  | 'gift_card'
  | 'tip'
  | 'too_late'
  | 'by_organizer'
  | 'ticket_used'

type CancellableOrder = Pick<LockedOrder, 'status' | 'payment_status' | 'fulfilment_status' | 'lines'>

const HOUR_MS = 3_600_000

/**
 * Why a shopper can no longer cancel an order. Unpaid orders can be cancelled at any time; cash on delivery until it is
 * shipped; paid goods until they are packed; tickets until the organiser's deadline, or if the event is cancelled,
 * unless they are transferred or checked in. Digital products cannot be returned, and a tip is given.
 */
export function cancelRefusal(order: CancellableOrder, now: Date): CancelRefusal | null {
  if (order.status === 'Pending') return null
  if (order.status === 'Cancelled' || order.status === 'Expired') return 'closed'
  const remaining = order.lines.filter((line) => line.refunded_quantity < line.quantity)
  return parcelRefusal(order, remaining) ?? goodsRefusal(remaining) ?? ticketRefusal(remaining, now)
}

function parcelRefusal(
  { payment_status: payment, fulfilment_status: fulfilment }: CancellableOrder,
  remaining: LineRow[],
) {
  if (!remaining.some(({ product_class }) => isShippable(product_class))) return null
  if (fulfilment === 'unfulfilled') return null
  if (fulfilment !== 'packed') return 'sent'
  return payment === 'cod_pending' ? null : 'packed'
}

function goodsRefusal(remaining: LineRow[]) {
  if (remaining.some(({ product_class }) => isDigital(product_class))) return 'used'
  if (remaining.some(isGiftCard)) return 'gift_card'
  return remaining.some(isTip) ? 'tip' : null
}

function ticketRefusal(remaining: LineRow[], now: Date): CancelRefusal | null {
  if (remaining.some(({ has_used_ticket }) => has_used_ticket)) return 'ticket_used'
  const bound = remaining.filter((line) => line.product_class === 'Ticket' && !line.is_called_off)
  if (bound.some(({ refund_hours }) => refund_hours === null)) return 'by_organizer'
  const isLate = ({ doors_at, refund_hours }: LineRow) =>
    new Date(doors_at ?? 0).getTime() - (refund_hours ?? 0) * HOUR_MS <= now.getTime()
  return bound.some(isLate) ? 'too_late' : null
}

type Cancellation = { money: PaymentActions; by: 'shopper' | 'staff'; reason: string }

/** Whether the order has money that can be refunded. */
export const isPaid = (payment: PaymentStatus) =>
  canTransition(PAYMENT_STATUS, payment, 'partially_refunded') || payment === 'partially_refunded'

/** Cancels an order that may be cancelled: releases stock, revokes content and refunds what was paid. */
async function cancelOrder(inside: Connection, order: LockedOrder, { money, by, reason }: Cancellation) {
  const { id: orderId, payment_status: payment } = order
  const statements = orderUpdates(inside)
  const owed = isPaid(payment) ? order.total - order.refunded : 0
  // Refund first: a cash payment was never started and would be cancelled below.
  const { toCard, toPayments } = splitRefund(order, owed)
  const refund =
    toPayments > 0
      ? await money.refundOrder(inside, {
          orderId,
          amount: toPayments,
          reason: reason || `cancelled by ${by}`,
          // The mail about the cancellation names it.
          isMailed: false,
        })
      : DONE
  const to = isPaid(payment) ? refundedStatus(refund) : 'cancelled'
  const parts = allParts(order)
  const unsent = unsentParts(parts)
  await statements.moveOrder({
    orderId,
    status: 'Cancelled',
    ...(canTransition(PAYMENT_STATUS, payment, to) && { payment: to }),
    ...(order.fulfilment_status === 'granted' && { fulfilment: 'revoked' }),
    ...(order.fulfilment_status === 'packed' && { fulfilment: 'unfulfilled' }),
    refund: owed,
    returned: isPaid(payment) ? parts.map(({ line, quantity }) => ({ id: line.id, quantity })) : [],
    cancelled: unsent.map(({ line, quantity }) => ({ id: line.id, quantity })),
    events: [
      { code: 'cancelled', note: { by, ...(reason !== '' && { reason }) } },
      ...refundEvents(toPayments, refund),
      ...giftCardEvents(isPaid(payment) ? toCard : order.gift_card_left),
    ],
  })
  if (isPaid(payment)) await recordRefund(inside, order, { amount: owed, parts })
  await shipmentStatements(inside).removePacked(orderId)
  await restock(inside, order, isAnySent(order) ? unsent : undefined)
  await returnToGiftCard(inside, { orderId, ...(isPaid(payment) && { amount: toCard }) })
  await revokeContents(inside, order, notCancelled(parts))
  await money.cancelPayments(inside, orderId)
  if (order.status === 'Pending') await statements.reopenBasket(orderId)
  await addOrderMail(inside, { orderId, kind: 'cancelled' })
}

/** Refuses a refund by which more of the order is refunded than the caller may, however it is divided. */
export function requireLimit(
  order: LockedOrder,
  { amount, limit, language }: { amount: number; limit: number | null; language: Language },
) {
  if (limit === null || amount === 0 || order.refunded + amount <= limit) return
  const detail = MESSAGES[language].orders.refundLimit(formatNpr(rupees(limit), language))
  throw new ApiError(403, { detail, code: 'refund_limit' })
}

/** A refund returns to the gift card first, as far as it paid; the rest goes to the payments. In paisa. */
export function splitRefund({ gift_card_left: left }: LockedOrder, amount: number) {
  const toCard = Math.min(amount, left)
  return { toCard, toPayments: amount - toCard }
}

export const giftCardEvents = (amount: number, reason = '') =>
  amount > 0 ? [{ code: 'gift_card_returned', note: refundNote(amount, reason) }] : []

const DONE: RefundResult = { isByHand: false }

/** A manual refund counts as refunded only after staff confirm it. */
export const refundedStatus = ({ isByHand }: RefundResult) =>
  isByHand ? ('refund_due' as const) : ('refunded' as const)

export const refundEvents = (amount: number, { isByHand }: RefundResult, reason = '') =>
  amount > 0 ? [{ code: isByHand ? 'refund_by_hand' : 'refunded', note: refundNote(amount, reason) }] : []

const refundNote = (amount: number, reason: string) => ({ amount, ...(reason !== '' && { reason }) })

type CancelDeps = { money: PaymentActions; language: Language }

/** Cancellation by the customer. */
export async function cancelOwn(inside: Connection, order: LockedOrder, { money, language }: CancelDeps) {
  const refusal = cancelRefusal(order, new Date())
  if (refusal !== null) throw refusalOf(refusal, MESSAGES[language].orders[refusal])
  await cancelOrder(inside, order, { money, by: 'shopper', reason: '' })
}

/** 409 for the state of the order, 406 for rules of the shop. */
function refusalOf(refusal: CancelRefusal, message: string) {
  const isState = refusal === 'closed' || refusal === 'sent' || refusal === 'packed'
  return isState ? wrongState(message, `order_${refusal}`) : refused(message, `cancel_${refusal}`)
}

/** Cancellation by staff: allowed later, but not while the parcel is on its way. */
export async function cancelAny(
  inside: Connection,
  order: LockedOrder,
  { money, language, reason, limit = null }: CancelDeps & { reason: string; limit?: number | null },
) {
  const { status } = order
  if (status === 'Cancelled' || status === 'Expired') throw wrongState(MESSAGES[language].orders.closed, 'order_closed')
  const shipments = await shipmentStatements(inside).listOf([order.id])
  if (isOut(order.fulfilment_status, shipments)) throw wrongState(MESSAGES[language].orders.mustReturn)
  if (isPaid(order.payment_status)) requireLimit(order, { amount: order.total - order.refunded, limit, language })
  await cancelOrder(inside, order, { money, by: 'staff', reason })
}
