import { sql } from 'kysely'
import type { PaymentMethod } from '../../basket/payment-methods.ts'
import type { Database } from '../../database/database.ts'
import type { InitiatedPayment } from '../adapters/adapter.ts'

/** Longer than the timeout of gateway requests. */
const START_LASTS_SECONDS = 20
/** Payments with less time left are not started. */
const LEAST_LEFT_SECONDS = 60
/** Visitors who have not returned after this long have probably closed the tab. */
const FIRST_LOOK_SECONDS = 5 * 60

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

export const initiationStatements = (connection: Database) => ({
  /** The newest payment of the order that can be started with this method. */
  async findUsable({ orderId, method }: { orderId: string; method: PaymentMethod }) {
    const { rows } = await sql<{ id: string }>`
      select id from payment
      where order_id = ${orderId}::uuid and method = ${method} and (status = 'created' or (
        status = 'started' and next_action is not null
        and (expires_at is null or expires_at > ${inSeconds(LEAST_LEFT_SECONDS)})
      ))
      order by created_at desc, id desc limit 1`.execute(connection)
    return rows[0]?.id
  },

  /** Cancels payments of other methods that were not started. */
  async chooseMethod({ orderId, method }: { orderId: string; method: PaymentMethod }) {
    await connection
      .updateTable('payment')
      .set({ status: 'cancelled', updated_at: sql<Date>`now()` })
      .where('order_id', '=', orderId)
      .where('method', '<>', method)
      .where('status', '=', 'created')
      .where('starting_until', 'is', null)
      .execute()
    await connection
      .updateTable('order')
      .set({ payment_method: method, updated_at: sql<Date>`now()` })
      .where('id', '=', orderId)
      .where('payment_method', '<>', method)
      .execute()
  },

  /** Claims the start for one of several concurrent requests, while the order waits for its payment. */
  async claimStart(id: string): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`
      update payment set starting_until = ${inSeconds(START_LASTS_SECONDS)}
      where id = ${id}::uuid and status = 'created' and (starting_until is null or starting_until <= now())
        and exists (select from "order" where id = payment.order_id and status = 'Pending' and expires_at > now())
      returning id`.execute(connection)
    return rows.length > 0
  },

  releaseStart: (id: string) =>
    connection.updateTable('payment').set({ starting_until: null }).where('id', '=', id).execute(),

  async storeStart(id: string, { next, providerReference, expiresAt }: InitiatedPayment): Promise<boolean> {
    const { numUpdatedRows } = await connection
      .updateTable('payment')
      .set({
        status: 'started',
        provider_reference: providerReference,
        next_action: JSON.stringify(next),
        expires_at: expiresAt,
        started_at: sql<Date>`now()`,
        updated_at: sql<Date>`now()`,
        starting_until: null,
        look_at: inSeconds(FIRST_LOOK_SECONDS),
      })
      .where('id', '=', id)
      .where('status', '=', 'created')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
})
