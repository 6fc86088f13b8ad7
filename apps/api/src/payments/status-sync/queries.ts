import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type PaymentState, statesBefore } from '../payment.ts'

/** Upper limit of the interval between two requests. */
const LONGEST_WAIT_MINUTES = 60
/** Closed payments are checked for a day: a late confirmation may arrive. */
const CLOSED_EVERY_HOURS = 6
/** A due payment whose job was given up gets another one after this long. */
const GIVEN_UP_MINUTES = 10

type Paid = { id: string; amount: number; reference: string; transaction: string | null }

export const syncStatements = (connection: Database) => ({
  /** Marks the payment as paid, once, if amount and reference match. */
  async markPaid({ id, amount, reference, transaction }: Paid): Promise<boolean> {
    const { numUpdatedRows } = await connection
      .updateTable('payment')
      .set({
        status: 'paid',
        paid_at: sql<Date>`now()`,
        updated_at: sql<Date>`now()`,
        provider_transaction: transaction,
        is_pending: false,
        look_at: null,
      })
      .where('id', '=', id)
      .where('amount', '=', amount)
      .where('reference', '=', reference)
      .where('status', 'in', statesBefore('paid'))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async moveTo(
    id: string,
    status: Extract<PaymentState, 'failed' | 'cancelled' | 'expired' | 'review'>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await connection
      .updateTable('payment')
      .set({
        status,
        updated_at: sql<Date>`now()`,
        is_pending: false,
        ...(status === 'review' ? { look_at: null } : {}),
      })
      .where('id', '=', id)
      .where('status', 'in', statesBefore(status))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  setPending: (id: string, isPending: boolean) =>
    connection
      .updateTable('payment')
      .set({ is_pending: isPending, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('is_pending', '<>', isPending)
      .execute(),

  async hasOther(orderId: string): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`
      select id from payment
      where order_id = ${orderId}::uuid and status not in ('created', 'failed', 'cancelled', 'expired') limit 1`.execute(
      connection,
    )
    return rows.length > 0
  },

  /** Payments to check, ordered by id. */
  async listDue({ after, most }: { after: string; most: number }) {
    const { rows } = await sql<{ id: string; method: string }>`
      select id, method from payment
      where look_at <= now() and id > ${after}::uuid order by id limit ${most}`.execute(connection)
    return rows
  },

  /** Claims the check and schedules the next one, doubling the interval. */
  async claimLook(id: string): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`
      update payment set looks = looks + 1, look_at = case
        when status = 'started'
          then now() + make_interval(mins => least(2 ^ least(looks, 10), ${LONGEST_WAIT_MINUTES})::integer)
        when status in ('failed', 'cancelled', 'expired') and started_at > now() - interval '1 day'
          then now() + make_interval(hours => ${CLOSED_EVERY_HOURS})
      end
      where id = ${id}::uuid and look_at <= now() returning id`.execute(connection)
    return rows.length > 0
  },

  /** Paid a while ago, but the order is not settled. */
  async listUnsettled() {
    const { rows } = await sql<{ id: string }>`
      select id from payment
      where status = 'paid' and settled_at is null and paid_at < now() - make_interval(mins => ${GIVEN_UP_MINUTES})
        and not exists (
          select from outbox
          where topic = 'payments.settle' and failed_at is null and payload ->> 'paymentId' = payment.id::text
        )
      order by id limit 1000`.execute(connection)
    return rows
  },

  async listUnrefunded() {
    const { rows } = await sql<{ id: string }>`
      select id from refund
      where status in ('due', 'pending') and created_at < now() - make_interval(mins => ${GIVEN_UP_MINUTES})
        and not exists (
          select from outbox
          where topic = 'payments.refund' and failed_at is null and payload ->> 'refundId' = refund.id::text
        )
      order by id limit 1000`.execute(connection)
    return rows
  },

  async readUnsettled(id: string) {
    const { rows } = await sql<{ order_id: string }>`
      select order_id from payment where id = ${id}::uuid and status = 'paid' and settled_at is null`.execute(
      connection,
    )
    return rows[0]
  },

  /** Once: marks the payment as settled, or its money as due for a refund. */
  async noteSettled(id: string, isDue: boolean): Promise<{ amount: number } | undefined> {
    const { rows } = await sql<{ amount: number }>`
      update payment set settled_at = now(), updated_at = now(),
        status = case when ${isDue}::boolean then 'refund_due' else status end
      where id = ${id}::uuid and status = 'paid' and settled_at is null returning amount`.execute(connection)
    return rows[0]
  },
})
