import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { PaymentMethod } from '../basket/payment-methods.ts'
import { type Database, transaction } from '../database/database.ts'
import type { OrderedClass } from '../database/tables/orders.ts'
import { notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { isEventCancelled } from '../orders/queries/update.ts'
import type { PaymentStatus } from '../orders/states.ts'
import type { EventFacts, InitiatedPayment, NextAction } from './adapters/adapter.ts'
import { type PaymentState, readHash } from './payment.ts'

type Opened = { id: string; hash: string; reference: string; orderId: string; method: PaymentMethod; amount: number }

/** A payment with the columns of its order that it depends on. Money is in paisa. */
export type PaymentRow = {
  id: string
  hash: string
  method: PaymentMethod
  status: PaymentState
  amount: number
  refunded: number
  is_pending: boolean
  /** Whether the order was settled or the money became due for a refund. */
  is_settled: boolean
  reference: string
  provider_reference: string | null
  provider_transaction: string | null
  next_action: NextAction | null
  expires_at: Date | null
  is_expired: boolean
  /** The hash of another payment of the order that was started after this one, while the order is payable. */
  newer: string | null
  created_at: Date
  order_id: string
  order_number: string
  order_hash: string
  order_payment_status: PaymentStatus
  /** The order waits for its payment and has not expired. */
  is_payable: boolean
  /** A date that the order has tickets for is cancelled. */
  is_event_cancelled: boolean
  order_expires_at: Date | null
  order_status: string
  site: string
  language: Language
  is_gift: boolean
  country: string | null
  product_classes: OrderedClass[]
}

type Which = { hash: string } | { id: string }
type Event = { paymentId: string; code: string; isAlert?: boolean; note?: Record<string, string | number | null> }

/** The database, or the transaction that several features share. */
export type Connection = Database

export const inTransaction: typeof transaction = transaction

export const paymentStatements = (connection: Database) => ({
  insertPayment: ({ id, hash, reference, orderId, method, amount }: Opened) =>
    connection.insertInto('payment').values({
      id,
      hash,
      reference,
      order_id: orderId,
      method,
      amount,
      provider_reference: null,
      provider_transaction: null,
      ...(method === 'free' || method === 'cash' ? PAID : {}),
    }),

  async readPayment(which: Which): Promise<PaymentRow | undefined> {
    const named = 'hash' in which ? sql`payment.hash = ${which.hash}` : sql`payment.id = ${which.id}::uuid`
    const { rows } = await sql<PaymentRow>`
      select payment.id, payment.hash, payment.method, payment.status, payment.amount,
        payment.refunded, payment.is_pending, payment.settled_at is not null as is_settled, payment.reference,
        payment.provider_reference, payment.provider_transaction, payment.next_action, payment.expires_at,
        coalesce(payment.expires_at <= now(), false) as is_expired, payment.created_at,
        (select other.hash from payment as other
          where other.order_id = payment.order_id and other.id <> payment.id and other.status = 'started'
            and other.started_at > coalesce(payment.started_at, payment.created_at)
          order by other.started_at desc limit 1) as newer,
        payment.order_id, placed.number as order_number, placed.hash as order_hash,
        placed.payment_status as order_payment_status, placed.status as order_status,
        placed.status = 'Pending' and placed.expires_at > now() as is_payable, placed.expires_at as order_expires_at,
        ${isEventCancelled(sql`placed.id`)} as is_event_cancelled,
        placed.site, placed.language, placed.is_gift, placed.shipping_address ->> 'country' as country,
        array(select distinct product_class from order_line where order_id = placed.id) as product_classes
      from payment join "order" as placed on placed.id = payment.order_id
      where ${named}`.execute(connection)
    return rows[0]
  },

  /** Locks the order before its payments, as all writers do, to prevent deadlocks. */
  lockOrder: (orderId: string) =>
    sql`select from "order" where id = ${orderId}::uuid for no key update`.execute(connection),

  /** Payments that were started may still be paid, and stay open for the sync. */
  cancelCreated: (orderId: string) =>
    connection
      .updateTable('payment')
      .set({ status: 'cancelled', updated_at: sql<Date>`now()` })
      .where('order_id', '=', orderId)
      .where('status', '=', 'created')
      .execute(),

  addEvent: ({ paymentId, code, isAlert = false, note = {} }: Event) =>
    connection
      .insertInto('payment_event')
      .values({ payment_id: paymentId, code, is_alert: isAlert, note: JSON.stringify(note) })
      .execute(),
})

const PAID = { status: 'paid' as const, paid_at: sql<Date>`now()`, settled_at: sql<Date>`now()` }

/** Cancels only payments that were not sent to a gateway; started ones may still succeed. */
export async function cancelPayments(inside: Connection, orderId: string): Promise<void> {
  await paymentStatements(inside).cancelCreated(orderId)
}

type Opening = {
  orderId: string
  method: PaymentMethod
  /** In paisa. */
  amount: number
}

/** Creates a payment; a zero amount and cash at the box office are paid at once. */
export async function openPayment(inside: Connection, opening: Opening): Promise<{ id: string; hash: string }> {
  const { id, hash, statement } = paymentInsert(inside, opening)
  await statement.execute()
  return { id, hash }
}

/** The statement of openPayment, for another statement that it is a part of. */
export function paymentInsert(inside: Connection, opening: Opening) {
  const opened = {
    id: randomUUIDv7(),
    // Bearer secret of the payment: 128 random bits.
    hash: randomBytes(16).toString('base64url'),
    // Our reference at the gateway; ConnectIPS allows at most 20 characters.
    reference: randomBytes(10).toString('hex'),
  }
  const statement = paymentStatements(inside).insertPayment({ ...opening, ...opened })
  return { id: opened.id, hash: opened.hash, statement }
}

/** Finds the payment of a URL. */
export async function findPayment(database: Connection, hash: string): Promise<PaymentRow> {
  const row = await paymentStatements(database).readPayment({ hash: readHash(hash) })
  if (row === undefined) throw notFound()
  return row
}

type NotedEvent = { id: string; type: string; reference: string; facts: EventFacts; jobId: string }

export const cardWebhookStatements = (connection: Database) => ({
  /** Inserts the event and returns its payment; nothing for a repeated event. */
  async noteEvent({ id, type, reference, facts, jobId }: NotedEvent) {
    const { rows } = await sql<{ payment_id: string | null }>`
      insert into card_event (id, type, payment_id, payload, job_id)
      values (
        ${id}, ${type}, (select id from payment where reference = ${reference} and method = 'card'),
        ${JSON.stringify(facts)}::jsonb, ${jobId}::uuid
      )
      on conflict (id) do nothing returning payment_id`.execute(connection)
    return rows[0]?.payment_id ?? undefined
  },
})

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

  /** A started payment is opened again; nothing for others. */
  continueStarted: (id: string) =>
    connection
      .updateTable('payment')
      .set({ started_at: sql<Date>`now()`, updated_at: sql<Date>`now()`, look_at: inSeconds(FIRST_LOOK_SECONDS) })
      .where('id', '=', id)
      .where('status', '=', 'started')
      .execute(),

  /** The started payments of the order. */
  async listStarted(orderId: string) {
    const { rows } = await sql<{ id: string; is_recent: boolean }>`
      select id, started_at > now() - make_interval(secs => ${FIRST_LOOK_SECONDS}) as is_recent from payment
      where order_id = ${orderId}::uuid and status = 'started' order by started_at desc, id desc`.execute(connection)
    return rows
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
