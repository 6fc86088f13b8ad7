import { sql } from 'kysely'
import type { PaymentMethod } from '../../basket/payment-methods.ts'
import type { Database } from '../../database/database.ts'

type Status = 'due' | 'pending' | 'manual' | 'done' | 'failed'

export type RefundRow = {
  id: string
  status: Status
  amount: number
  reason: string
  note: string
  created_at: Date
  done_at: Date | null
  provider_reference: string | null
  payment_id: string
  payment_hash: string
  payment_status: string
  method: PaymentMethod
  reference: string
  payment_provider_reference: string | null
  provider_transaction: string | null
  order_id: string
  order_number: string
  order_hash: string
}

const SEEN = sql`
  refund.id, refund.status, refund.amount, refund.reason, refund.note, refund.created_at, refund.done_at,
  refund.provider_reference, refund.payment_id, payment.hash as payment_hash, payment.status as payment_status,
  payment.method, payment.reference, payment.provider_reference as payment_provider_reference,
  payment.provider_transaction, payment.order_id, placed.number as order_number, placed.hash as order_hash
  from refund join payment on payment.id = refund.payment_id join "order" as placed on placed.id = payment.order_id`

/** Longer than a gateway may take to look up and to refund. */
const LONGEST_SECONDS = 60

/**
 * Does the work unless another process does work for the same refund; returns whether it was done. The lock belongs to a
 * transaction of its own, so that it also holds behind a pooler that shares sessions, and ends with its connection.
 */
export async function withRefundLock(database: Database, id: string, work: () => Promise<unknown>): Promise<boolean> {
  // Not retried after a conflict: the work has asked the gateway by then.
  return database.transaction().execute(async (inside) => {
    await sql`select set_config('idle_in_transaction_session_timeout', ${`${LONGEST_SECONDS}s`}, true)`.execute(inside)
    const { rows } = await sql<{ is_locked: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('refund ' || ${id}, 0)) as is_locked`.execute(inside)
    if (!rows.some(({ is_locked }) => is_locked)) return false
    await work()
    return true
  })
}

export const refundStatements = (connection: Database) => ({
  /** Refundable amounts per payment, settling payment first. Cash counts once the courier has collected it. */
  async listRefundable(orderId: string) {
    const { rows } = await sql<{ id: string; left: number }>`
      select payment.id, payment.amount - payment.refunded as left
      from payment join "order" as placed on placed.id = payment.order_id
      where payment.order_id = ${orderId}::uuid and payment.amount > payment.refunded and (
        payment.status in ('paid', 'partially_refunded')
        or payment.method = 'cod' and payment.status = 'created'
          and placed.payment_status in ('cod_collected', 'partially_refunded', 'refunded')
      )
      order by payment.id = placed.settled_payment_id desc nulls last, payment.paid_at, payment.id`.execute(connection)
    return rows
  },

  async takeRefund({ paymentId, amount }: { paymentId: string; amount: number }): Promise<boolean> {
    const { rows } = await sql<{ is_taken: boolean }>`
      select take_refund(${paymentId}::uuid, ${amount}::integer) as is_taken`.execute(connection)
    return rows.some(({ is_taken }) => is_taken)
  },

  /** Manual if the gateway has no refunds. Collected cash counts as paid. */
  async insertRefund(asked: { id: string; paymentId: string; amount: number; reason: string; isByHand: boolean }) {
    const { rows } = await sql<{ status: Status; method: PaymentMethod }>`
      with cash as (
        update payment set status = 'paid', paid_at = now(), settled_at = now(), updated_at = now()
        where id = ${asked.paymentId}::uuid and method = 'cod' and status = 'created'
      )
      insert into refund (id, payment_id, amount, reason, status)
      select ${asked.id}::uuid, id, ${asked.amount}::integer, ${asked.reason},
        case when method in ('khalti', 'card') and not ${asked.isByHand}::boolean then 'due' else 'manual' end
      from payment where id = ${asked.paymentId}::uuid
      returning status, (select method from payment where id = payment_id)`.execute(connection)
    return rows[0] ?? { status: 'manual' as const, method: undefined }
  },

  async readRefund(id: string): Promise<RefundRow | undefined> {
    const { rows } = await sql<RefundRow>`select ${SEEN} where refund.id = ${id}::uuid`.execute(connection)
    return rows[0]
  },

  async listRefunds({ status, limit, offset }: { status: Status | null; limit: number; offset: number }) {
    const { rows } = await sql<RefundRow & { count: number }>`
      select count(*) over ()::integer as count, ${SEEN}
      where ${status}::text is null or refund.status = ${status}
      order by refund.created_at, refund.id limit ${limit} offset ${offset}`.execute(connection)
    return rows
  },

  async countRefunds(status: Status | null) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from refund
      where ${status}::text is null or status = ${status}`.execute(connection)
    return rows[0]?.count ?? 0
  },

  /** Marks the refund as sent; returns whether it was marked before. */
  async beginRefund(id: string) {
    const { rows } = await sql<{ is_repeat: boolean; is_only: boolean }>`
      with before as (select id, asked_at, payment_id from refund where id = ${id}::uuid and status in ('due', 'pending') for update)
      update refund set status = 'pending', asked_at = coalesce(refund.asked_at, now())
      from before where refund.id = before.id
      returning before.asked_at is not null as is_repeat, not exists (
        select from refund as other where other.payment_id = before.payment_id and other.id <> before.id
      ) as is_only`.execute(connection)
    return rows[0]
  },

  noteAnswer: ({ id, status, reference }: { id: string; status: 'pending' | 'manual'; reference: string | null }) =>
    sql`
      update refund set status = ${status}, provider_reference = coalesce(${reference}::text, provider_reference)
      where id = ${id}::uuid and status in ('due', 'pending')`.execute(connection),

  /** Completes the refund once, and marks the payment as refunded partly or fully. */
  async finishRefund({
    id,
    reference,
    by,
    note,
  }: {
    id: string
    reference: string | null
    by: string | null
    note: string
  }) {
    const { rows } = await sql<{ id: string }>`
      update refund set status = 'done', done_at = now(), done_by = ${by}::uuid, note = ${note},
        provider_reference = coalesce(${reference}::text, provider_reference)
      where id = ${id}::uuid and status <> 'done' returning id`.execute(connection)
    return rows.length > 0
  },

  async hasOpenRefund(orderId: string): Promise<boolean> {
    const { rows } = await sql<{ is_open: boolean }>`
      select exists (
        select from refund join payment on payment.id = payment_id
        where order_id = ${orderId}::uuid and refund.status <> 'done'
      ) as is_open`.execute(connection)
    return rows.some(({ is_open }) => is_open)
  },

  /** A payment that settled nothing counts as refunded when nothing of it is due any more, whatever the amount. */
  async setRefundStatus(paymentId: string) {
    const { rows } = await sql<{ status: 'partially_refunded' | 'refunded' }>`
      update payment set updated_at = now(), status = case when amount <= (
        select sum(refund.amount) from refund where payment_id = payment.id and status = 'done'
      ) or status = 'refund_due' and not exists (
        select from refund where payment_id = payment.id and refund.status <> 'done'
      ) then 'refunded' else 'partially_refunded' end
      where id = ${paymentId}::uuid and status in ('paid', 'refund_due', 'partially_refunded')
      returning status`.execute(connection)
    return rows[0]
  },
})
