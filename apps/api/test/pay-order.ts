import { settlePayment } from '../src/payments/status-sync/sync-payment.ts'
import type { RunningApp } from './start-app.ts'

/** The newest payment of an order was paid, as a look-up would have found, and the order is told. */
export async function payOrder(api: RunningApp, orderId: string): Promise<string> {
  const payment = await api.database
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await markPaid(api, payment.id)
  return payment.id
}

export async function markPaid(api: RunningApp, paymentId: string) {
  await api.pool.query(`update payment set status = 'paid', paid_at = now() where id = $1 and paid_at is null`, [
    paymentId,
  ])
  await settlePayment(api.database, paymentId)
}
