import { type RawBuilder, sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Language } from '../../http/language.ts'
import {
  FULFILMENT_STATUS,
  type FulfilmentStatus,
  ORDER_STATUS,
  type OrderStatus,
  originsOf,
  PAYMENT_STATUS,
  type PaymentStatus,
} from '../states.ts'
import { type LineRow, linesJson } from './insert.ts'

/** The database, or the transaction that several features share. */
export type Connection = Database

/** An order that is locked until the transaction ends. Money is in paisa. */
export type LockedOrder = {
  id: string
  number: string
  language: Language
  account_id: string | null
  status: OrderStatus
  payment_status: PaymentStatus
  fulfilment_status: FulfilmentStatus
  payment_method: 'cod' | 'esewa' | 'khalti' | 'card' | 'free' | 'cash'
  total: number
  refunded: number
  /** What a gift card paid, and what of it has not returned. */
  gift_card_amount: number
  gift_card_left: number
  shipping_incl_tax: number
  /** What of the delivery fee was refunded. */
  shipping_refunded: number
  is_gift: boolean
  settled_payment_id: string | null
  /** A date that it has tickets for is cancelled. */
  is_event_cancelled: boolean
  lines: LineRow[]
}

type OrderEvent = { code: string; note?: Record<string, string | number | null> }

export type OrderUpdate = {
  orderId: string
  status?: OrderStatus
  payment?: PaymentStatus
  fulfilment?: FulfilmentStatus
  /** The payment that settles the order. */
  settledBy?: string
  /** The refunded amount. */
  refund?: number
  /** The returned quantities by line. */
  returned?: readonly { id: string; quantity: number }[]
  /** The quantities by line that will not be sent, or whose content was taken back. */
  cancelled?: readonly { id: string; quantity: number }[]
  /** What of the refund is for the delivery. */
  shippingRefund?: number
  tracking?: string
  events: readonly OrderEvent[]
}

/** What a refund gives back for a line, or for the delivery (null), in paisa. */
export type RefundPart = { line: string | null; copies: number; amount: number; vat: number }

/** Whether a date is cancelled that this order has tickets for. */
export const isEventCancelled = (orderId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from order_line
  join ticket_type on ticket_type.product_id = order_line.product_id
  join event_date on event_date.id = ticket_type.event_date_id
  where order_line.order_id = ${orderId} and event_date.status = 'cancelled'
)`

/** What of the gift card has not returned, for the order of the current row. */
export const giftCardLeft = sql<number>`coalesce((
  select amount - returned from gift_card_use where gift_card_use.order_id = "order".id
), 0)`

const LOCKED = sql`
  id, number, language, account_id, status, payment_status, fulfilment_status, payment_method, total, refunded, shipping_incl_tax, shipping_refunded,
  is_gift, settled_payment_id, gift_card_amount, ${giftCardLeft} as gift_card_left,
  ${isEventCancelled(sql`"order".id`)} as is_event_cancelled, ${linesJson} as lines`

/** Each given state must be reachable from the present one; null stays unchanged. */
const isLegal = ({ status = null, payment = null, fulfilment = null }: MovedStates) => sql`
  (${status}::text is null or status = any (${status === null ? [] : originsOf(ORDER_STATUS, status)}::text[]))
  and (${payment}::text is null
    or payment_status = any (${payment === null ? [] : originsOf(PAYMENT_STATUS, payment)}::text[]))
  and (${fulfilment}::text is null
    or fulfilment_status = any (${fulfilment === null ? [] : originsOf(FULFILMENT_STATUS, fulfilment)}::text[]))`

type MovedStates = {
  status?: OrderStatus | null | undefined
  payment?: PaymentStatus | null | undefined
  fulfilment?: FulfilmentStatus | null | undefined
}

/** A line is updated once in a statement. */
function linesOf({ returned = [], cancelled = [] }: OrderUpdate) {
  const quantityOf = (list: NonNullable<OrderUpdate['returned']>, id: string) =>
    list.reduce((sum, line) => sum + (line.id === id ? line.quantity : 0), 0)
  const ids = new Set([...returned, ...cancelled].map(({ id }) => id))
  return [...ids].map((id) => ({ id, returned: quantityOf(returned, id), cancelled: quantityOf(cancelled, id) }))
}

/** `kept` is whether what was bought is there. It is called once, before the order is changed. */
function moved(move: OrderUpdate, kept?: RawBuilder<unknown>) {
  const { orderId, status = null, payment = null, fulfilment = null, settledBy = null, refund = 0 } = move
  return sql<{ id: string }>`
      with ${kept === undefined ? sql`` : sql`kept as materialized (select ${kept} as is_complete),`} moved as (
        update "order" set
          status = coalesce(${status}::text, status),
          payment_status = coalesce(${payment}::text, payment_status),
          fulfilment_status = coalesce(${fulfilment}::text, fulfilment_status),
          refunded = refunded + ${refund}::integer,
          shipping_refunded = shipping_refunded + ${move.shippingRefund ?? 0}::integer,
          tracking = nullif(coalesce(${move.tracking ?? null}::text, tracking), ''),
          settled_payment_id = coalesce(${settledBy}::uuid, settled_payment_id),
          settled_at = case when ${settledBy}::uuid is null then settled_at else now() end,
          updated_at = now()
        where id = ${orderId}::uuid and refunded + ${refund}::integer <= total and ${isLegal(move)}
          ${kept === undefined ? sql`` : sql`and (select is_complete from kept)`}
        returning id, basket_id, thawed_basket_id, thawed_version
      ), noted as (
        insert into order_event (order_id, code, note)
        select moved.id, event.code, coalesce(event.note, '{}')
        from moved cross join rows from (
          jsonb_to_recordset(${JSON.stringify(move.events)}::jsonb) as (code text, note jsonb)
        ) with ordinality as event (code, note, position) order by position
      ), bought as (
        update basket set status = 'Submitted', version = version + 1, updated_at = now()
        from moved where ${settledBy}::uuid is not null and (
          basket.id = moved.basket_id and basket.status = 'Frozen'
          or basket.id = moved.thawed_basket_id and basket.status = 'Open' and basket.version = moved.thawed_version
        )
      ), returned as (
        update order_line set refunded_quantity = refunded_quantity + coalesce(given.returned, 0),
          cancelled_quantity = cancelled_quantity + coalesce(given.cancelled, 0)
        from moved cross join jsonb_to_recordset(${JSON.stringify(linesOf(move))}::jsonb) as given (id uuid, returned integer, cancelled integer)
        where order_line.id = given.id and order_line.order_id = moved.id
      )
      select id from moved`
}

/** A statement of its own, which sees the lines as they are after the wait for the lock. */
async function readLocked(connection: Database, id: string): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`select ${LOCKED} from "order" where id = ${id}::uuid`.execute(connection)
  return rows[0]
}

export const orderUpdates = (connection: Database) => ({
  async lockOrder(id: string): Promise<LockedOrder | undefined> {
    const { rows } = await sql`select from "order" where id = ${id}::uuid for no key update`.execute(connection)
    return rows.length === 0 ? undefined : readLocked(connection, id)
  },

  /** An unpaid order that is overdue, unless another transaction has locked it. */
  async lockDueOrder(but: readonly string[]): Promise<LockedOrder | undefined> {
    const { rows } = await sql<{ id: string }>`
      select id from "order" where status = 'Pending' and expires_at <= now() and id <> all (${but}::uuid[])
      order by expires_at limit 1 for no key update skip locked`.execute(connection)
    return rows[0] && readLocked(connection, rows[0].id)
  },

  /** Sets the states of a locked order and adds the event to its history. */
  async moveOrder(move: OrderUpdate): Promise<void> {
    const { rows } = await moved(move).execute(connection)
    if (rows.length === 0) throw new Error('An order was moved where it cannot go.')
  },

  /** The same with selling what the order holds; false, and no change, if any of it is gone. */
  async sellOrder(move: OrderUpdate): Promise<boolean> {
    const { rows } = await moved(move, sql`keep_purchase(${move.orderId}::uuid)`).execute(connection)
    return rows.length > 0
  },

  /** Marks the cash payment that settled an order as paid. */
  payCash: (paymentId: string | null) =>
    sql`
      update payment set status = 'paid', paid_at = now(), settled_at = now(), updated_at = now()
      where id = ${paymentId}::uuid and method = 'cod' and status = 'created'`.execute(connection),

  /** What was refunded so far for each line, and for the delivery (null), in paisa. */
  async sumRefunds(orderId: string): Promise<Map<string | null, { amount: number; vat: number }>> {
    const { rows } = await sql<{ line: string | null; amount: number; vat: number }>`
      select order_line_id as line, sum(amount)::integer as amount, sum(vat)::integer as vat
      from order_refund where order_id = ${orderId}::uuid group by order_line_id`.execute(connection)
    return new Map(rows.map(({ line, ...sums }) => [line, sums]))
  },

  addRefunds: (orderId: string, parts: readonly RefundPart[]) =>
    connection
      .insertInto('order_refund')
      .values(parts.map(({ line, ...part }) => ({ order_id: orderId, order_line_id: line, ...part })))
      .execute(),

  /** Adds an event of a payment to the history, once. */
  addEventOnce: ({ orderId, code, payment }: { orderId: string; code: string; payment: string }) =>
    sql`
      insert into order_event (order_id, code, note)
      select ${orderId}::uuid, ${code}::text, jsonb_build_object('payment', ${payment}::text)
      where not exists (
        select from order_event where order_id = ${orderId}::uuid and note ->> 'payment' = ${payment}
      )`.execute(connection),

  /** Reopens the basket of the order. */
  reopenBasket: (orderId: string) => sql`select thaw_basket(${orderId}::uuid)`.execute(connection),

  /** Erases personal data of deleted accounts without open orders, and expired verifications. */
  async erasePersonalData() {
    await sql`select forget_buyers()`.execute(connection)
    await sql`delete from order_proof where expires_at < now()`.execute(connection)
  },
})

/** All of it or nothing, for every feature that is handed it. */
export const inTransaction = <T>(connection: Connection, write: (inside: Connection) => Promise<T>): Promise<T> =>
  transaction(connection, write)
