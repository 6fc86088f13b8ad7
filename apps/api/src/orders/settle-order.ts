import { isShippable } from '@dabali/domain'
import { issueGiftCard } from '../gift-cards/queries.ts'
import type { Language } from '../http/language.ts'
import { grantEntitlements } from '../library/entitlement-grants/grants.ts'
import { MESSAGES } from '../messages/messages.ts'
import { commitStock } from '../stock/queries.ts'
import { issueTickets } from '../tickets/queries/tickets.ts'
import { hasDigitalContent, isGiftCard, isTip } from './order.ts'
import { addOrderMail } from './order-mail.ts'
import { type Connection, type LockedOrder, type OrderUpdate, orderUpdates } from './queries/update.ts'
import { canTransition, ORDER_STATUS, PAYMENT_STATUS, type PaymentStatus, wrongState } from './states.ts'

/** Payment states that a payment may report; `paid` is set by settling the order. */
type ReportedStatus = Exclude<PaymentStatus, 'unpaid' | 'paid' | 'cod_pending' | 'cod_collected'>

/** Refund of an extra payment: does not change the order. */
const isExtraPayment = (from: PaymentStatus, to: PaymentStatus) =>
  (to === 'refunded' || to === 'partially_refunded') && from !== 'refund_due'

/** Updates the payment status of an order. Returns false for a transition that is not allowed. */
export async function updatePaymentStatus(
  inside: Connection,
  { orderId, status }: { orderId: string; status: ReportedStatus },
): Promise<boolean> {
  const statements = orderUpdates(inside)
  const order = await statements.lockOrder(orderId)
  if (
    !order ||
    !canTransition(PAYMENT_STATUS, order.payment_status, status) ||
    isExtraPayment(order.payment_status, status)
  ) {
    return false
  }
  // The order is settled by another payment.
  if (status === 'refund_due' && order.settled_payment_id !== null) return false
  await statements.moveOrder({ orderId, payment: status, events: [{ code: `payment_${status}` }] })
  return true
}

type Settlement = { orderId: string; paymentId: string; by: 'payment' | 'free' | 'cod' }

const PAYMENT = { payment: 'paid', free: 'paid', cod: 'cod_pending' } as const
const EVENT = { payment: 'paid', free: 'paid', cod: 'confirmed' } as const

/**
 * Settles a paid order in one transaction: sells the held stock, issues tickets and grants entitlements. Money for an
 * order that can no longer be fulfilled, also because an event is cancelled, or that is paid already, becomes due for a
 * refund.
 */
export async function settleOrder(
  inside: Connection,
  { orderId, paymentId, by }: Settlement,
): Promise<'settled' | 'already' | 'refund_due'> {
  const order = await orderUpdates(inside).lockOrder(orderId)
  if (!order) throw new Error('There is no order that this payment is for.')
  if (order.settled_payment_id === paymentId) return 'already'
  if (order.is_event_cancelled || !canSettle(order, by) || !(await commitStock(inside, orderId)).isComplete) {
    await refuseMoney(inside, order, paymentId)
    return 'refund_due'
  }
  await orderUpdates(inside).moveOrder(settlementOf(order, { paymentId, by }))
  await handOver(inside, order, by)
  // The mail about the order waits while a payment is expected.
  if (by === 'cod') await addOrderMail(inside, { orderId, kind: 'received' })
  return 'settled'
}

/** Settles an order that the same transaction has placed; its stock is sold in the statement that moves it. */
export async function settlePlacedOrder(
  inside: Connection,
  order: Settled,
  { paymentId, by }: Omit<Settlement, 'orderId'>,
): Promise<void> {
  if (!(await orderUpdates(inside).sellOrder(settlementOf(order, { paymentId, by }))))
    return refuseMoney(inside, order, paymentId)
  await handOver(inside, order, by)
}

type Settled = Pick<LockedOrder, 'id' | 'status' | 'payment_status' | 'settled_payment_id' | 'is_gift' | 'total'> & {
  lines: readonly Pick<LockedOrder['lines'][number], 'product_class'>[]
}

const statusAfter = ({ lines }: Settled) =>
  lines.some(({ product_class }) => isShippable(product_class)) ? 'Being processed' : 'Complete'

const canSettle = (order: Settled, by: Settlement['by']) =>
  canTransition(ORDER_STATUS, order.status, statusAfter(order)) &&
  order.settled_payment_id === null &&
  canTransition(PAYMENT_STATUS, order.payment_status, PAYMENT[by])

function settlementOf(order: Settled, { paymentId, by }: Omit<Settlement, 'orderId'>): OrderUpdate {
  const status = statusAfter(order)
  return {
    orderId: order.id,
    status,
    payment: PAYMENT[by],
    ...(status === 'Complete' && { fulfilment: 'granted' as const }),
    settledBy: paymentId,
    events: [
      ...(order.status === 'Expired' ? [{ code: 'revived' }] : []),
      { code: EVENT[by], note: { payment: paymentId } },
      ...(status === 'Complete' && !order.lines.some(isTip) ? [{ code: 'granted' }] : []),
    ],
  }
}

/** Grants what was bought and queues one mail to the buyer, and one to the recipient of a gift. */
async function handOver(
  inside: Connection,
  { id: orderId, lines, is_gift: isGift, total }: Settled,
  by: Settlement['by'],
) {
  if (lines.some(({ product_class }) => product_class === 'Ticket')) await issueTickets(inside, orderId)
  if (lines.some(hasDigitalContent)) await grantEntitlements(inside, orderId)
  // Cash on delivery is confirmed by the mail about the new order.
  if (by !== 'cod') await addOrderMail(inside, { orderId, kind: 'paid' })
  if (lines.some(isGiftCard)) {
    await issueGiftCard(inside, { orderId, amount: total })
    await addOrderMail(inside, { orderId, kind: 'gift-card' })
  } else if (isGift) await addOrderMail(inside, { orderId, kind: 'gift' })
}

/** A payment that must be refunded. The order shows it only if no other payment has settled it. */
async function refuseMoney(inside: Connection, order: Settled, paymentId: string) {
  const statements = orderUpdates(inside)
  const { id: orderId } = order
  if (order.settled_payment_id === null && canTransition(PAYMENT_STATUS, order.payment_status, 'refund_due')) {
    const events = [{ code: 'refund_due', note: { payment: paymentId } }]
    await statements.moveOrder({ orderId, payment: 'refund_due', events })
  } else {
    await statements.addEventOnce({ orderId, code: 'paid_twice', payment: paymentId })
  }
}

/** Records cash that a courier has collected. */
export async function collectCash(inside: Connection, order: LockedOrder, language: Language) {
  const isComplete = order.fulfilment_status === 'delivered'
  if (order.status !== 'Being processed' || order.payment_status !== 'cod_pending')
    throw wrongState(MESSAGES[language].orders.nothingToCollect)
  await orderUpdates(inside).payCash(order.settled_payment_id)
  await orderUpdates(inside).moveOrder({
    orderId: order.id,
    payment: 'cod_collected',
    ...(isComplete && { status: 'Complete' }),
    events: [{ code: 'cod_collected' }, ...(isComplete ? [{ code: 'complete' }] : [])],
  })
}
