import { SHIPPABLE_CLASSES } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Address } from '../../address/address.ts'
import type { Gift } from '../../basket/schemas.ts'
import { PICK_UP } from '../../basket/shipping-methods.ts'
import { type Database, transaction } from '../../database/database.ts'
import type { Language } from '../../http/language.ts'
import { addMail } from '../../mail/queries.ts'
import { escapeLike } from '../../staff/audit/queries.ts'
import { linesJson } from './insert.ts'
import { giftCardLeft, type LockedOrder } from './update.ts'

type EventRow = { code: string; note: Record<string, string | number | null>; at: string }
type PaymentRow = { hash: string; method: LockedOrder['payment_method']; status: string; amount: number }

/** All columns that an order shows. Money is in paisa. */
export type OrderRow = Pick<
  LockedOrder,
  | 'id'
  | 'number'
  | 'account_id'
  | 'status'
  | 'payment_status'
  | 'fulfilment_status'
  | 'payment_method'
  | 'total'
  | 'refunded'
  | 'gift_card_amount'
  | 'gift_card_left'
  | 'shipping_incl_tax'
  | 'is_gift'
  | 'lines'
> & {
  hash: string
  basket_id: string | null
  site: string
  language: Language
  email: string | null
  phone: string | null
  goods_incl_tax: number
  goods_excl_tax: number
  goods_full_incl_tax: number
  goods_full_excl_tax: number
  shipping_code: string | null
  shipping_name: string | null
  slot: { day: string; starts: string; ends: string } | null
  discounts: { kind: 'offer' | 'voucher'; name: string; amount: number; code?: string }[]
  gift: Gift | null
  shipping_address: Partial<Address> | null
  placed_at: Date
  expires_at: Date | null
  settled_at: Date | null
  tracking: string | null
  events: EventRow[]
  payment: PaymentRow | null
  vouchers: { code: string; starts_at: string; ends_at: string }[]
}

/** Key of an order: its id, the number that the buyer knows, or the hash in its mails. */
export type Which = { id: string } | { number: string } | { hash: string }

export const STAFF_WORK = ['pack', 'pack_today', 'refund', 'payment'] as const

/** What staff look for. */
export type Search = {
  status?: OrderRow['status'] | undefined
  payment?: LockedOrder['payment_status'] | undefined
  fulfilment?: OrderRow['fulfilment_status'] | undefined
  /** The code of a delivery method. */
  delivery?: string | undefined
  method?: LockedOrder['payment_method'] | undefined
  channel?: 'online' | 'box_office' | 'guest_list' | undefined
  /** Days in Nepal. */
  from?: string | undefined
  to?: string | undefined
  work?: (typeof STAFF_WORK)[number] | undefined
  /** An order number, or a part of a name, an email address, a phone number or a title. */
  text?: string | undefined
  /** The text as an international phone number, if it is one. */
  phone?: string | undefined
}

type Window = { limit: number; offset: number }

const SHOWN = sql`
  "order".id, number, hash, account_id, basket_id, site, language, email, phone, status, payment_status, fulfilment_status,
  payment_method, goods_incl_tax, goods_excl_tax, goods_full_incl_tax, goods_full_excl_tax, shipping_incl_tax,
  shipping_code, shipping_name, total, refunded, gift_card_amount, ${giftCardLeft} as gift_card_left, discounts, is_gift, gift, shipping_address, placed_at, expires_at,
  settled_at, tracking, case when slot_day is not null then json_build_object(
    'day', slot_day, 'starts', to_char(slot_starts_at, 'HH24:MI'), 'ends', to_char(slot_ends_at, 'HH24:MI')
  ) end as slot, ${linesJson} as lines, (
    select coalesce(json_agg(json_build_object('code', code, 'note', note, 'at', at) order by order_event.id), '[]')
    from order_event where order_id = "order".id
  ) as events, (
    select json_build_object('hash', payment.hash, 'method', method, 'status', payment.status, 'amount', amount)
    from payment where order_id = "order".id order by created_at desc, payment.id desc limit 1
  ) as payment, (
    select coalesce(json_agg(json_build_object('code', code, 'starts_at', starts_at, 'ends_at', ends_at)), '[]')
    from voucher where code in (
      select discount ->> 'code' from jsonb_array_elements("order".discounts) as discount
    )
  ) as vouchers`

function isMeant(which: Which): RawBuilder<boolean> {
  if ('id' in which) return sql<boolean>`"order".id = ${which.id}::uuid`
  return 'number' in which ? sql<boolean>`number = ${which.number}` : sql<boolean>`"order".hash = ${which.hash}`
}

/** The day in Nepal by which a parcel must be packed: for its slot, or the day after the order was confirmed. */
export const packBy = sql<string>`coalesce(
  slot_day,
  (coalesce(settled_at, placed_at) at time zone 'Asia/Kathmandu')::date + case when shipping_code = ${PICK_UP}::text then 0 else 1 end
)`

const isToPack = sql`status = 'Being processed' and exists (
  select from order_line where order_id = "order".id and product_class = any (${SHIPPABLE_CLASSES}::text[])
    and quantity - cancelled_quantity > coalesce((
      select sum(shipment_line.quantity) from shipment_line where order_line_id = order_line.id
    ), 0)
)`

const WORK: Record<(typeof STAFF_WORK)[number], RawBuilder<unknown>> = {
  pack: isToPack,
  pack_today: sql`${isToPack} and ${packBy} <= (now() at time zone 'Asia/Kathmandu')::date`,
  refund: sql`payment_status = 'refund_due'`,
  payment: sql`payment_status = 'review'`,
}

/** Each branch has its own index. */
function hasWords(text: string, phone: string | undefined) {
  const pattern = `%${escapeLike(text.toLowerCase())}%`
  return sql`"order".id in (
    select id from "order" as named where number = ${text} or phone = ${phone ?? null}::text
    union select id from "order" as worded
      where order_words(worded.email, worded.phone, worded.shipping_address, worded.gift) like ${pattern}
    union select order_id from order_line where order_line_words(titles) like ${pattern}
  )`
}

function isFound({ text, phone, work, from, to, ...states }: Search): RawBuilder<unknown> {
  const columns = {
    status: states.status,
    payment_status: states.payment,
    fulfilment_status: states.fulfilment,
    shipping_code: states.delivery,
    payment_method: states.method,
    channel: states.channel,
  }
  const conditions = [
    ...Object.entries(columns).flatMap(([column, value]) =>
      value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
    ),
    ...(from === undefined ? [] : [sql`placed_at >= ${from}::date::timestamp at time zone 'Asia/Kathmandu'`]),
    ...(to === undefined ? [] : [sql`placed_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kathmandu'`]),
    ...(work === undefined ? [] : [WORK[work]]),
    ...(text === undefined ? [] : [hasWords(text, phone)]),
  ]
  return sql.join([sql`true`, ...conditions], sql` and `)
}

export const orderReads = (connection: Database) => {
  const listed = async (isWanted: RawBuilder<unknown>, { limit, offset }: Window) => {
    const [{ rows }, counted] = await Promise.all([
      sql<OrderRow>`
        select ${SHOWN} from "order" where ${isWanted}
        order by placed_at desc, "order".id desc limit ${limit} offset ${offset}`.execute(connection),
      sql<{ count: number }>`select count(*)::integer as count from "order" where ${isWanted}`.execute(connection),
    ])
    return { count: counted.rows[0]?.count ?? 0, rows }
  }

  return {
    async findOrder(which: Which): Promise<OrderRow | undefined> {
      const { rows } = await sql<OrderRow>`select ${SHOWN} from "order" where ${isMeant(which)}`.execute(connection)
      return rows[0]
    },

    async listNumbered(numbers: readonly string[]): Promise<OrderRow[]> {
      const { rows } = await sql<OrderRow>`
        select ${SHOWN} from "order" where number = any (${numbers}::text[])`.execute(connection)
      return rows
    },

    listOfAccount: (accountId: string, window: Window) => listed(sql`account_id = ${accountId}::uuid`, window),
    listFound: (search: Search, window: Window) => listed(isFound(search), window),

    /** How many orders wait to be packed, and how many of them today. */
    async countToPack() {
      const { rows } = await sql<{ all: number; today: number }>`
        select count(*)::integer as all,
          count(*) filter (where ${packBy} <= (now() at time zone 'Asia/Kathmandu')::date)::integer as today
        from "order" where ${isToPack}`.execute(connection)
      return rows[0] ?? { all: 0, today: 0 }
    },
  }
}

const proofStatements = (connection: Database) => ({
  /** How long a browser stays verified for the order. */
  insertProof: ({ tokenHash, orderId, seconds }: { tokenHash: Buffer; orderId: string; seconds: number }) =>
    sql`
      insert into order_proof (token_hash, order_id, expires_at)
      values (${tokenHash}, ${orderId}::uuid, now() + make_interval(secs => ${seconds}))
      on conflict (token_hash, order_id) do update set expires_at = excluded.expires_at`.execute(connection),

  async isProven({ tokenHash, orderId }: { tokenHash: Buffer; orderId: string }) {
    const proof = await connection
      .selectFrom('order_proof')
      .select('order_id')
      .where('token_hash', '=', tokenHash)
      .where('order_id', '=', orderId)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst()
    return proof !== undefined
  },

  addMail: addMail.bind(undefined, connection),
})

export const proofQueries = (database: Database) => ({
  ...proofStatements(database),
  inTransaction: <T>(write: (inside: ReturnType<typeof proofStatements>) => Promise<T>) =>
    transaction(database, (inside) => write(proofStatements(inside))),
})
