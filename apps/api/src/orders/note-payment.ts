import { type Connection, movingStatements } from './moving/queries.ts'
import { mayMove } from './states/moves.ts'
import { PAYMENT_STATUS, type PaymentStatus } from './states/payment-status.ts'

/** What a payment says of itself. That it is paid is said by settling, which gives what was paid for. */
type Noted = Exclude<PaymentStatus, 'unpaid' | 'paid' | 'cod_pending' | 'cod_collected'>

/** Money that was given back for nothing that was sold, and not what was paid for the goods, of which a refund tells. */
const isOther = (from: PaymentStatus, to: PaymentStatus) =>
  (to === 'refunded' || to === 'partially_refunded') && from !== 'refund_due'

/** Says how far the money of an order is. What cannot follow what was said before is ignored, and answered with false. */
export async function notePayment(
  inside: Connection,
  { orderId, status }: { orderId: string; status: Noted },
): Promise<boolean> {
  const statements = movingStatements(inside)
  const order = await statements.lockOrder(orderId)
  if (!order || !mayMove(PAYMENT_STATUS, order.payment_status, status) || isOther(order.payment_status, status)) {
    return false
  }
  // Another payment has paid it, and what it bought stays.
  if (status === 'refund_due' && order.settled_payment_id !== null) return false
  await statements.moveOrder({ orderId, payment: status, events: [{ code: `payment_${status}` }] })
  return true
}
