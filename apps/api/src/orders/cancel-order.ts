import type { Money, Refunding } from './money.ts'
import { type Connection, type HeldOrder, movingStatements } from './moving/queries.ts'
import { addOrderMail } from './order-mail.ts'
import { mayMove } from './states/moves.ts'
import { PAYMENT_STATUS, type PaymentStatus } from './states/payment-status.ts'
import { allParts, putBack, takeBack } from './undo-order.ts'

type Cancellation = { money: Money; by: 'shopper' | 'staff'; reason: string }

/** Of what can be given back, for it was taken. */
export const isPaid = (payment: PaymentStatus) =>
  mayMove(PAYMENT_STATUS, payment, 'partially_refunded') || payment === 'partially_refunded'

/** Gives up an order that was found fit for it: what it took is free, and what was paid goes back. */
export async function cancelOrder(inside: Connection, order: HeldOrder, { money, by, reason }: Cancellation) {
  const { id: orderId, payment_status: payment } = order
  const statements = movingStatements(inside)
  const owed = isPaid(payment) ? order.total - order.refunded : 0
  // Cash that is given back is a payment that was never begun, so that it is looked for before those are cancelled.
  const refund =
    owed > 0 ? await money.refundOrder(inside, { orderId, amount: owed, reason: reason || `cancelled by ${by}` }) : DONE
  const to = isPaid(payment) ? refundedStatus(refund) : 'cancelled'
  const parts = allParts(order)
  await statements.moveOrder({
    orderId,
    status: 'Cancelled',
    ...(mayMove(PAYMENT_STATUS, payment, to) && { payment: to }),
    ...(order.fulfilment_status === 'granted' && { fulfilment: 'revoked' }),
    ...(order.fulfilment_status === 'packed' && { fulfilment: 'unfulfilled' }),
    refund: owed,
    returned: isPaid(payment) ? parts.map(({ line, quantity }) => ({ id: line.id, quantity })) : [],
    events: [{ code: 'cancelled', note: { by, ...(reason !== '' && { reason }) } }, ...refundEvents(owed, refund)],
  })
  await putBack(inside, order)
  await takeBack(inside, order, parts)
  await money.cancelPayments(inside, orderId)
  if (order.status === 'Pending') await statements.thawBasket(orderId)
  await addOrderMail(inside, { orderId, kind: 'cancelled' })
}

const DONE: Refunding = { isByHand: false }

/** A manual refund counts as refunded only after staff confirm it. */
export const refundedStatus = ({ isByHand }: Refunding) => (isByHand ? ('refund_due' as const) : ('refunded' as const))

export const refundEvents = (amount: number, { isByHand }: Refunding, reason = '') =>
  amount > 0
    ? [{ code: isByHand ? 'refund_by_hand' : 'refunded', note: { amount, ...(reason !== '' && { reason }) } }]
    : []
