import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { OrderRow } from '../queries/read.ts'

export type PaidRow = {
  method: OrderRow['payment_method']
  status: string
  amount: number
  reference: string
  paid_at: Date
}
export type RefundRow = {
  method: PaidRow['method']
  amount: number
  status: string
  created_at: Date
  done_at: Date | null
}

export const receiptQueries = (database: Database) => ({
  /** Payments and refunds of an order. */
  async readMoney(orderId: string): Promise<{ payments: PaidRow[]; refunds: RefundRow[] }> {
    const [payments, refunds] = await Promise.all([
      sql<PaidRow>`
        select method, status, amount, coalesce(provider_transaction, reference) as reference, paid_at from payment
        where order_id = ${orderId}::uuid and paid_at is not null order by paid_at, id`.execute(database),
      sql<RefundRow>`
        select payment.method, refund.amount, refund.status, refund.created_at, refund.done_at
        from refund join payment on payment.id = refund.payment_id
        where payment.order_id = ${orderId}::uuid order by refund.created_at, refund.id`.execute(database),
    ])
    return { payments: payments.rows, refunds: refunds.rows }
  },
})
