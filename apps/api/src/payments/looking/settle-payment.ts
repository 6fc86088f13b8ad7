import type { NewJob } from '../../jobs/job.ts'
import { settleOrder } from '../../orders/settle-order.ts'
import { type Connection, inTransaction, paymentStatements } from '../queries.ts'
import { askRefund } from '../refunds/ask-refund.ts'
import { lookingStatements } from './queries.ts'

export const SETTLE_TOPIC = 'payments.settle'

export const settleJob = (paymentId: string): NewJob => ({
  topic: SETTLE_TOPIC,
  payload: { paymentId },
  key: `${SETTLE_TOPIC} ${paymentId}`,
})

/**
 * Gives what was paid for, in a transaction of its own: that it is paid stands whatever becomes of this, which is tried
 * until it is done. Money for which nothing can be had goes back.
 */
export const settlePayment = (database: Connection, paymentId: string): Promise<void> =>
  inTransaction(database, async (inside) => {
    const looking = lookingStatements(inside)
    const open = await looking.readUnsettled(paymentId)
    if (open === undefined) return
    const { order_id: orderId } = open
    const settled = await settleOrder(inside, { orderId, paymentId, by: 'payment' })
    const isDue = settled === 'refund_due'
    const noted = await looking.noteSettled(paymentId, isDue)
    if (noted === undefined || !isDue) return
    await paymentStatements(inside).addEvent({ paymentId, code: 'refund_due' })
    await askRefund(inside, { paymentId, orderId, amount: noted.amount, reason: 'refund_due' })
  })
