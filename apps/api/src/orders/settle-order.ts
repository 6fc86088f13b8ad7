import { isShippable } from '@dabali/domain'
import { grantGoods } from '../library/grant-goods.ts'
import { keepStock } from '../stock/keep-stock.ts'
import { issueTickets } from '../tickets/issue-tickets.ts'
import { mayOpen } from './may-open.ts'
import { type Connection, type HeldOrder, movingStatements } from './moving/queries.ts'
import { addOrderMail, type OrderMail } from './order-mail.ts'
import { mayMove } from './states/moves.ts'
import { ORDER_STATUS } from './states/order-status.ts'
import { PAYMENT_STATUS } from './states/payment-status.ts'

type Settlement = { orderId: string; paymentId: string; by: 'payment' | 'free' | 'cod' }

const PAYMENT = { payment: 'paid', free: 'paid', cod: 'cod_pending' } as const
const EVENT = { payment: 'paid', free: 'paid', cod: 'confirmed' } as const

/**
 * Gives what was paid for: what was kept back is sold, tickets are written and goods granted, in the transaction that says
 * so. Money that comes when nothing can be had for it any more is due back; so is what is paid a second time.
 */
export async function settleOrder(
  inside: Connection,
  { orderId, paymentId, by }: Settlement,
): Promise<'settled' | 'already' | 'refund_due'> {
  const statements = movingStatements(inside)
  const order = await statements.lockOrder(orderId)
  if (!order) throw new Error('There is no order that this payment is for.')
  if (order.settled_payment_id === paymentId) return 'already'
  const status = order.lines.some(({ product_class }) => isShippable(product_class)) ? 'Being processed' : 'Complete'
  const isOpen = mayMove(ORDER_STATUS, order.status, status) && order.settled_payment_id === null
  const mayPay = isOpen && mayMove(PAYMENT_STATUS, order.payment_status, PAYMENT[by])
  if (!mayPay || !(await keepStock(inside, orderId)).isComplete) {
    await refuseMoney(inside, order, paymentId)
    return 'refund_due'
  }
  await statements.moveOrder({
    orderId,
    status,
    payment: PAYMENT[by],
    ...(status === 'Complete' && { fulfilment: 'granted' }),
    settledBy: paymentId,
    events: [
      ...(order.status === 'Expired' ? [{ code: 'revived' }] : []),
      { code: EVENT[by], note: { payment: paymentId } },
      ...(status === 'Complete' ? [{ code: 'granted' }] : []),
    ],
  })
  await handOver(inside, order, by)
  return 'settled'
}

/** What was bought is given, and mails tell of it. */
async function handOver(inside: Connection, { id: orderId, lines, is_gift: isGift }: HeldOrder, by: Settlement['by']) {
  const mails: Omit<OrderMail, 'orderId'>[] = by === 'payment' ? [{ kind: 'paid' }] : []
  if (lines.some(({ product_class }) => product_class === 'Ticket')) {
    await issueTickets(inside, orderId)
    mails.push({ kind: 'tickets' })
  }
  if (lines.some(mayOpen)) mails.push(...(await grantGoods(inside, orderId)).mails)
  if (isGift && !mails.some(({ kind }) => kind === 'gift')) mails.push({ kind: 'gift' })
  for (const mail of mails) await addOrderMail(inside, { orderId, ...mail })
}

/** A payment that buys nothing. The order says so only where no other one has paid it. */
async function refuseMoney(inside: Connection, order: HeldOrder, paymentId: string) {
  const statements = movingStatements(inside)
  const { id: orderId } = order
  if (order.settled_payment_id === null && mayMove(PAYMENT_STATUS, order.payment_status, 'refund_due')) {
    const events = [{ code: 'refund_due', note: { payment: paymentId } }]
    await statements.moveOrder({ orderId, payment: 'refund_due', events })
  } else {
    await statements.noteOnce({ orderId, code: 'paid_twice', payment: paymentId })
  }
}
