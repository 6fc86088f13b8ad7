import { GeneralError, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { requestHash, withIdempotencyKey } from '../../idempotency/idempotency-key.ts'
import { updatePaymentStatus } from '../../orders/settle-order.ts'
import { type Connection, inTransaction, paymentStatements } from '../queries.ts'
import { type RefundRow, refundStatements } from '../refunds/queries.ts'
import { completeInTransaction, requestRefund, updateRefundStatus } from '../refunds/refund.ts'
import { staffPaymentStatements } from './queries.ts'

type RefundInput = { hash: string; by: string; key: string | undefined; language: Language }

/** Refunds a payment under review by hand, because it settled nothing. */
export const refundPayment = (
  database: Connection,
  { hash, by, key, language }: RefundInput,
): Promise<{ status: string }> =>
  inTransaction(database, (inside) => {
    const request = { scope: `give back ${by}`, key, requestHash: requestHash('give back', hash), language }
    return withIdempotencyKey(inside, request, async () => {
      const payments = paymentStatements(inside)
      const seen = await payments.readPayment({ hash })
      if (seen === undefined) throw notFound()
      await payments.lockOrder(seen.order_id)
      const came = await staffPaymentStatements(inside).markRefundDue(seen.id)
      if (came === undefined) throw new GeneralError(409, 'not_in_review')
      await payments.addEvent({ paymentId: seen.id, code: 'refund_due' })
      await updatePaymentStatus(inside, { orderId: seen.order_id, status: 'refund_due' })
      const owed = { paymentId: seen.id, orderId: seen.order_id, amount: came.amount, reason: 'review', isByHand: true }
      if (came.amount > 0) await requestRefund(inside, owed)
      else await updateRefundStatus(inside, { paymentId: seen.id, orderId: seen.order_id })
      return { status: came.amount > 0 ? 'refund_due' : 'refunded' }
    })
  })

type ManualRefund = { id: string; by: string; note: string; key: string | undefined; language: Language }

/** Records a manual refund as done. Refunds of gateways complete by themselves. */
export const confirmManualRefund = (
  database: Connection,
  { id, by, note, key, language }: ManualRefund,
): Promise<RefundRow> =>
  inTransaction(database, async (inside) => {
    const statements = refundStatements(inside)
    const request = { scope: `refund done ${by}`, key, requestHash: requestHash('refund done', id, note), language }
    await withIdempotencyKey(inside, request, async () => {
      const refund = await statements.readRefund(id)
      if (refund === undefined) throw notFound()
      if (refund.status !== 'manual' && refund.status !== 'done') throw new GeneralError(409, 'refund_not_manual')
      await completeInTransaction(inside, { id, by, note })
      return null
    })
    const refund = await statements.readRefund(id)
    if (refund === undefined) throw notFound()
    return refund
  })
