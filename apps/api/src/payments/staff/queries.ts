import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import { PAYMENT_METHODS } from '../../basket/payment-methods.ts'
import type { Database } from '../../database/database.ts'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { PAYMENT_STATES, type PaymentState } from '../payment.ts'

export const REFUND_STATES = ['due', 'pending', 'manual', 'done', 'failed'] as const

const Order = Type.Object({ number: Type.String(), hash: Type.String() })
const time = Type.String({ format: 'date-time' })
const timeOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' })
const Text = nullable(Type.String())
const Methods = stringEnum([...PAYMENT_METHODS, 'free', 'cash'] as const)

/** A refund, for staff. */
export const StaffRefundSchema = Type.Object(
  {
    id: Type.String(),
    status: stringEnum(REFUND_STATES, { description: '`manual`: staff must refund it by hand and record it.' }),
    amount: Type.String({ examples: ['1170.00'] }),
    currency: stringEnum(['NPR']),
    reason: Type.String(),
    note: Type.String(),
    method: Methods,
    order: Order,
    payment: Type.Object({
      hash: Type.String(),
      reference: Type.String({ description: 'Our reference at the gateway.' }),
      provider_reference: Text,
      provider_transaction: Text,
    }),
    created_at: time,
    done_at: timeOrNull,
  },
  { $id: 'StaffRefund' },
)

/** A payment that needs attention. */
export const StaffPaymentSchema = Type.Object(
  {
    hash: Type.String(),
    method: Methods,
    status: stringEnum(Object.keys(PAYMENT_STATES) as PaymentState[]),
    amount: Type.String({ examples: ['1170.00'] }),
    refunded: Type.String(),
    currency: stringEnum(['NPR']),
    order: Order,
    reference: Type.String(),
    provider_reference: Text,
    provider_transaction: Text,
    updated_at: time,
    events: Type.Array(
      Type.Object({
        code: Type.String(),
        is_alert: Type.Boolean(),
        note: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
        at: time,
      }),
    ),
  },
  { $id: 'StaffPayment' },
)

export type StaffRefund = Static<typeof StaffRefundSchema>
export type StaffPayment = Static<typeof StaffPaymentSchema>

export type StaffPaymentRow = Pick<
  StaffPayment,
  'hash' | 'method' | 'status' | 'reference' | 'provider_reference' | 'provider_transaction' | 'events'
> & { amount: number; refunded: number; order_number: string; order_hash: string; updated_at: Date }

/** Without a status: payments that need attention. */
const listed = (status: string | null) => sql`
  (${status}::text = payment.status or ${status}::text is null and (
    payment.status in ('review', 'refund_due')
    or exists (select from payment_event where payment_id = payment.id and is_alert)
  ))`

export const staffPaymentStatements = (connection: Database) => ({
  async listPayments({ status, limit, offset }: { status: string | null; limit: number; offset: number }) {
    const { rows } = await sql<StaffPaymentRow>`
      select payment.hash, payment.method, payment.status, payment.amount, payment.refunded, payment.reference,
        payment.provider_reference, payment.provider_transaction, payment.updated_at,
        placed.number as order_number, placed.hash as order_hash, coalesce((
          select jsonb_agg(jsonb_build_object('code', code, 'is_alert', is_alert, 'note', note, 'at', at) order by id)
          from payment_event where payment_id = payment.id
        ), '[]') as events
      from payment join "order" as placed on placed.id = payment.order_id
      where ${listed(status)} order by payment.updated_at desc, payment.id limit ${limit} offset ${offset}`.execute(
      connection,
    )
    return rows
  },

  /** Marks the unrefunded money of a payment under review as due, at most the requested amount in paisa. */
  async markRefundDue(id: string): Promise<{ amount: number } | undefined> {
    const { rows } = await sql<{ amount: number }>`
      update payment set status = 'refund_due', paid_at = now(), settled_at = now(), updated_at = now()
      where id = ${id}::uuid and status = 'review'
      returning coalesce((
        select case when code = 'mismatch' then least(amount, coalesce((note ->> 'amount')::numeric, amount)) else 0 end
        from payment_event where payment_id = payment.id and code in ('mismatch', 'refunded_elsewhere')
        order by payment_event.id desc limit 1
      ), amount)::integer as amount`.execute(connection)
    return rows[0]
  },

  /** Payments that wait for a decision. */
  async countToCheck() {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from payment where status = 'review'`.execute(connection)
    return rows[0]?.count ?? 0
  },

  async countPayments(status: string | null) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from payment where ${listed(status)}`.execute(connection)
    return rows[0]?.count ?? 0
  },
})

type UnsettledRow = {
  id: string
  number: string
  amount: number
  couriers: string[]
  is_collected: boolean
  delivered_at: Date | null
}

export type SettlementRow = {
  id: string
  courier: string
  reference: string
  expected: number
  amount: number
  note: string
  settled_by: string
  settled_at: Date
  orders: { number: string; amount: number }[]
}

/**
 * Cash that a courier has and did not hand over: it was collected, whatever became of the order later, or a parcel was delivered.
 * The first parcel of several is paid for all.
 */
const isUnsettled = sql`
  payment_method = 'cod' and settled_payment_id is not null
  and case when payment_status = 'cod_pending'
    then status = 'Being processed' and exists (
      select from shipment where order_id = "order".id and shipment.delivered_at is not null
    )
    else payment_status in ('cod_collected', 'partially_refunded', 'refund_due', 'refunded')
  end
  and not exists (select from cash_settlement_order where order_id = "order".id)`

const dueOf = sql<number>`total - gift_card_amount`

export const settlementStatements = (connection: Database) => ({
  async listUnsettled({ courier, limit, offset }: { courier: string | null; limit: number; offset: number }) {
    const isOf = sql`${isUnsettled} and (${courier}::text is null or exists (
      select from shipment where order_id = "order".id and lower(courier) = lower(${courier})
    ))`
    const { rows } = await sql<UnsettledRow>`
      select id, number, ${dueOf} as amount, payment_status <> 'cod_pending' as is_collected,
        array(select distinct courier from shipment where order_id = "order".id and courier <> '') as couriers,
        (select max(delivered_at) from shipment where order_id = "order".id) as delivered_at
      from "order" where ${isOf} order by placed_at, id limit ${limit} offset ${offset}`.execute(connection)
    const { rows: sums } = await sql<{ count: number; amount: string }>`
      select count(*)::integer as count, coalesce(sum(${dueOf}), 0)::text as amount
      from "order" where ${isOf}`.execute(connection)
    return { rows, count: sums[0]?.count ?? 0, amount: Number(sums[0]?.amount ?? 0) }
  },

  /** The unsettled ones of these orders, locked in one order so that two settlements wait for each other. */
  async lockUnsettled(numbers: readonly string[]) {
    await sql`select from "order" where number = any (${numbers}::text[]) order by id for no key update`.execute(
      connection,
    )
    // A statement of its own, which sees what was settled during the wait for the locks.
    const { rows } = await sql<{ id: string; number: string; amount: number }>`
      select id, number, ${dueOf} as amount from "order"
      where number = any (${numbers}::text[]) and ${isUnsettled} order by id`.execute(connection)
    return rows
  },

  /** False if the reference has settled before. */
  async insert(
    settlement: Omit<SettlementRow, 'orders' | 'settled_at'>,
    orders: readonly { id: string; amount: number }[],
  ) {
    const inserted = await connection
      .insertInto('cash_settlement')
      .values(settlement)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted === undefined) return false
    await connection
      .insertInto('cash_settlement_order')
      .values(orders.map(({ id, amount }) => ({ order_id: id, settlement_id: settlement.id, amount })))
      .execute()
    return true
  },

  async list({ limit, offset, id = null }: { limit: number; offset: number; id?: string | null }) {
    const { rows } = await sql<SettlementRow & { count: number }>`
      select count(*) over ()::integer as count, id, courier, reference, expected, amount, note, settled_by, settled_at, (
        select coalesce(json_agg(json_build_object('number', number, 'amount', part.amount) order by number), '[]')
        from cash_settlement_order as part join "order" on "order".id = order_id where settlement_id = cash_settlement.id
      ) as orders
      from cash_settlement where ${id}::uuid is null or id = ${id}::uuid
      order by settled_at desc, id limit ${limit} offset ${offset}`.execute(connection)
    return rows
  },
})
