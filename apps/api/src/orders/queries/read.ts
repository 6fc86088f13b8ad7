import { type RawBuilder, sql } from 'kysely'
import type { Address } from '../../address/address.ts'
import type { Gift } from '../../basket/schemas.ts'
import { type Database, transaction } from '../../database/database.ts'
import type { Language } from '../../http/language.ts'
import { addMail } from '../../mail/queries.ts'
import { linesJson } from './lines.ts'
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

/** A staff search: states, and an order number, email address or phone number. */
export type Search = {
  status: OrderRow['status'] | undefined
  fulfilment: OrderRow['fulfilment_status'] | undefined
  text: string | undefined
  phone: string | undefined
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

const isFound = ({ status = null, fulfilment = null, text = null, phone = null }: NullableSearch) => sql`
  (${status}::text is null or status = ${status}) and (${fulfilment}::text is null or fulfilment_status = ${fulfilment})
  and (${text}::text is null or number = ${text} or email = lower(${text}) or phone = ${phone}::text)`

type NullableSearch = { [K in keyof Search]?: Search[K] | null }

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

    listOfAccount: (accountId: string, window: Window) => listed(sql`account_id = ${accountId}::uuid`, window),
    listFound: (search: Search, window: Window) => listed(isFound(search), window),
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
