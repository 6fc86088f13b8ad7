import { GeneralError, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { once } from '../../idempotency/once.ts'
import { requestHash } from '../../idempotency/request-hash.ts'
import { notePayment } from '../../orders/note-payment.ts'
import { type Connection, inTransaction, paymentStatements } from '../queries.ts'
import { askRefund } from '../refunds/ask-refund.ts'
import { tellRefunded } from '../refunds/complete-refund.ts'
import { staffPaymentStatements } from './queries.ts'

type Given = { hash: string; by: string; key: string | undefined; language: Language }

/** What came of a payment that is wrong goes back by hand, for it bought nothing. */
export const giveBack = (database: Connection, { hash, by, key, language }: Given): Promise<{ status: string }> =>
  inTransaction(database, (inside) => {
    const request = { scope: `give back ${by}`, key, requestHash: requestHash('give back', hash), language }
    return once(inside, request, async () => {
      const payments = paymentStatements(inside)
      const seen = await payments.readPayment({ hash })
      if (seen === undefined) throw notFound()
      await payments.lockOrder(seen.order_id)
      const came = await staffPaymentStatements(inside).oweWrong(seen.id)
      if (came === undefined) throw new GeneralError(409, 'not_in_review')
      await payments.addEvent({ paymentId: seen.id, code: 'refund_due' })
      await notePayment(inside, { orderId: seen.order_id, status: 'refund_due' })
      const owed = { paymentId: seen.id, orderId: seen.order_id, amount: came.amount, reason: 'review', isByHand: true }
      if (came.amount > 0) await askRefund(inside, owed)
      else await tellRefunded(inside, { paymentId: seen.id, orderId: seen.order_id })
      return { status: came.amount > 0 ? 'refund_due' : 'refunded' }
    })
  })
