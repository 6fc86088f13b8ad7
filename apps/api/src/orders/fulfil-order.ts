import { isShippable } from '@dabali/domain'
import { returnToGiftCard } from '../gift-cards/queries.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { PaymentActions } from './cancel-order.ts'
import { giftCardEvents, isPaid, restock } from './cancel-order.ts'
import { wrongState } from './errors.ts'
import { addOrderMail } from './order-mail.ts'
import { type Connection, type LockedOrder, orderUpdates } from './queries/update.ts'
import { canTransition, FULFILMENT_STATUS } from './states.ts'

export const PARCEL_STATES = ['packed', 'shipped', 'delivered', 'returned'] as const

type Fulfilment = {
  to: (typeof PARCEL_STATES)[number]
  tracking: string | undefined
  money: PaymentActions
  language: Language
}

/** Moves a parcel to its next state. A cash-on-delivery parcel that comes back cancels the order. */
export async function fulfilOrder(
  inside: Connection,
  order: LockedOrder,
  { to, tracking, money, language }: Fulfilment,
) {
  requireParcel(order, to, language)
  const { id: orderId } = order
  const isRefused = to === 'returned' && order.payment_status === 'cod_pending'
  const isComplete = to === 'delivered' && order.status === 'Being processed' && isPaid(order.payment_status)
  await orderUpdates(inside).moveOrder({
    orderId,
    fulfilment: to,
    ...(isRefused && { status: 'Cancelled', payment: 'cancelled' }),
    ...(isComplete && { status: 'Complete' }),
    ...(tracking !== undefined && tracking !== '' && { tracking }),
    events: [
      { code: to },
      ...(isRefused ? [{ code: 'cancelled', note: { by: 'shopper' } }, ...giftCardEvents(order.gift_card_left)] : []),
      ...(isComplete ? [{ code: 'complete' }] : []),
    ],
  })
  if (to === 'shipped') await addOrderMail(inside, { orderId, kind: 'shipped' })
  if (to === 'returned') await restock(inside, order, isRefused ? undefined : parcelOf(order))
  if (isRefused) {
    await returnToGiftCard(inside, { orderId })
    await money.cancelPayments(inside, orderId)
  }
}

/** Includes lines that were refunded while the parcel was on its way: they are in it. */
const parcelOf = ({ lines }: LockedOrder) =>
  lines.filter(({ product_class }) => isShippable(product_class)).map((line) => ({ line, quantity: line.quantity }))

function requireParcel(order: LockedOrder, to: Fulfilment['to'], language: Language) {
  const messages = MESSAGES[language].orders
  const { status, fulfilment_status: from } = order
  if (status === 'Pending' || status === 'Expired') throw wrongState(messages.notSettled)
  if (!order.lines.some(({ product_class }) => isShippable(product_class))) throw wrongState(messages.nothingToSend)
  // A parcel may come back after its order was refunded.
  if (status === 'Cancelled' && to !== 'returned') throw wrongState(messages.closed)
  if (!canTransition(FULFILMENT_STATUS, from, to)) throw wrongState(messages.wrongMove(from, to))
}

/** Records cash that a courier has collected. */
export async function collectCash(inside: Connection, order: LockedOrder, language: Language) {
  const isComplete = order.fulfilment_status === 'delivered'
  if (order.status !== 'Being processed' || order.payment_status !== 'cod_pending')
    throw wrongState(MESSAGES[language].orders.nothingToCollect)
  await orderUpdates(inside).moveOrder({
    orderId: order.id,
    payment: 'cod_collected',
    ...(isComplete && { status: 'Complete' }),
    events: [{ code: 'cod_collected' }, ...(isComplete ? [{ code: 'complete' }] : [])],
  })
}
