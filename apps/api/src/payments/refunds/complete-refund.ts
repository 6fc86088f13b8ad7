import { notePayment } from '../../orders/note-payment.ts'
import { type Connection, inTransaction, paymentStatements } from '../queries.ts'
import { refundStatements } from './queries.ts'

type Completed = { id: string; reference?: string | null; by?: string; note?: string }

/** The money has gone back: told once to its payment and its order. */
export const completeRefund = (database: Connection, completed: Completed): Promise<void> =>
  inTransaction(database, (inside) => completeInside(inside, completed))

export async function completeInside(
  inside: Connection,
  { id, reference = null, by, note = '' }: Completed,
): Promise<void> {
  const statements = refundStatements(inside)
  const refund = await statements.readRefund(id)
  if (refund === undefined) return
  await paymentStatements(inside).lockOrder(refund.order_id)
  if (!(await statements.finishRefund({ id, reference, by: by ?? null, note }))) return
  await paymentStatements(inside).addEvent({
    paymentId: refund.payment_id,
    code: 'refund_done',
    note: { refund: id, amount: refund.amount },
  })
  await tellRefunded(inside, { paymentId: refund.payment_id, orderId: refund.order_id })
}

/** How much of a payment has gone back, said of it and of its order. */
export async function tellRefunded(inside: Connection, { paymentId, orderId }: { paymentId: string; orderId: string }) {
  const statements = refundStatements(inside)
  const told = await statements.tellPayment(paymentId)
  // An order is refunded once nothing of it is owed any more, whichever of its payments it was.
  if (told?.status === 'refunded' && (await statements.hasOpenRefund(orderId))) return
  if (told) await notePayment(inside, { orderId, status: told.status })
}
