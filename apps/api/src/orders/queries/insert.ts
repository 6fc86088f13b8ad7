import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { OrderedClass } from '../../database/tables/orders.ts'
import type { Language } from '../../http/language.ts'

export type Connection = Database

/** Money is in paisa. */
type PlacedLine = {
  /** Null for a gift card, which has titles instead. */
  product_id: number | null
  product_class: OrderedClass
  titles?: Record<Language, string>
  slug: string
  /** The URL of its picture, or empty. */
  thumbnail: string
  quantity: number
  unit_price: number
  mrp: number
  incl_tax: number
  excl_tax: number
  full_incl_tax: number
  full_excl_tax: number
}

export type PlacedOrder = {
  accountId: string | null
  /** Null for the order of a gift card. */
  basketId: string | null
  site: string
  language: Language
  email: string | null
  phone: string | null
  paymentMethod: 'cod' | 'esewa' | 'khalti' | 'card' | 'free'
  shipping: { code: string; name: string; fee: number } | null
  /** The id of the wanted delivery slot; without one the first that is not full. */
  slot: string | undefined
  shippingAddress: object | null
  isGift: boolean
  gift: object | null
  discounts: readonly { kind: 'offer' | 'voucher'; name: string; amount: number; code?: string }[]
  /** What a gift card pays of the total. */
  giftCardAmount?: number
  lines: readonly PlacedLine[]
  /** The payment deadline. */
  expiresAt: Date
}

type Written = { id: string; number: string; hash: string; has_slot: boolean }

const json = (value: object | null) => (value === null ? null : JSON.stringify(value))

const sumOf = (lines: readonly PlacedLine[], amount: (line: PlacedLine) => number) =>
  lines.reduce((sum, line) => sum + amount(line), 0)

const orderInserts = (connection: Connection) => ({
  /** Titles are copied in both languages, because the order may be read in another one. */
  async insertOrder(order: PlacedOrder & { id: string; hash: string }): Promise<Written> {
    const { id, lines, shipping } = order
    const goods = sumOf(lines, (line) => line.incl_tax)
    const fee = shipping?.fee ?? 0
    const written = lines.map((line, at) => ({ ...line, id: randomUUIDv7(), position: at + 1 }))
    const { rows } = await sql<Written>`
      with slot as (
        select day, starts_at, ends_at from take_slot(${shipping?.code ?? null}, ${order.slot ?? null})
      ), placed as (
        insert into "order" (
          id, hash, account_id, basket_id, site, language, email, phone, status, payment_status, payment_method,
          goods_incl_tax, goods_excl_tax, goods_full_incl_tax, goods_full_excl_tax,
          shipping_incl_tax, shipping_code, shipping_name, total, gift_card_amount,
          discounts, is_gift, gift, shipping_address, expires_at, slot_day, slot_starts_at, slot_ends_at
        ) values (
          ${id}::uuid, ${order.hash}, ${order.accountId}::uuid, ${order.basketId}, ${order.site}, ${order.language},
          ${order.email}, ${order.phone}, 'Pending', 'unpaid', ${order.paymentMethod},
          ${goods}::integer, ${sumOf(lines, (line) => line.excl_tax)}::integer,
          ${sumOf(lines, (line) => line.full_incl_tax)}::integer, ${sumOf(lines, (line) => line.full_excl_tax)}::integer,
          ${fee}::integer, ${shipping?.code ?? null}, ${shipping?.name ?? null}, ${goods + fee}::integer,
          ${order.giftCardAmount ?? 0}::integer,
          ${JSON.stringify(order.discounts)}::jsonb, ${order.isGift}::boolean, ${json(order.gift)}::jsonb,
          ${json(order.shippingAddress)}::jsonb, ${order.expiresAt}::timestamptz,
          (select day from slot), (select starts_at from slot), (select ends_at from slot)
        ) returning id, number, hash, slot_day
      ), lines as (
        insert into order_line (
          id, order_id, position, product_id, product_class, slug, titles, thumbnail, quantity,
          unit_price, mrp, incl_tax, excl_tax, full_incl_tax, full_excl_tax
        )
        select line.id, placed.id, line.position, line.product_id, line.product_class, line.slug, words.titles,
          nullif(line.thumbnail, ''), line.quantity, line.unit_price, line.mrp, line.incl_tax, line.excl_tax,
          line.full_incl_tax, line.full_excl_tax
        from placed cross join jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as line (
          id uuid, position integer, product_id integer, product_class text, slug text, titles jsonb, thumbnail text, quantity integer,
          unit_price integer, mrp integer, incl_tax integer, excl_tax integer, full_incl_tax integer, full_excl_tax integer
        )
        cross join lateral (
          select coalesce(line.titles, jsonb_object_agg(language, title), '{}') as titles
          from product_translation where product_translation.product_id = line.product_id
        ) as words
      ), noted as (
        insert into order_event (order_id, code) select id, 'placed' from placed
      )
      select id, number, hash, slot_day is not null as has_slot from placed`.execute(connection)
    const [placed] = rows
    if (placed === undefined) throw new Error('An order that was written is not there.')
    return placed
  },
})

/** Inserts an order with a snapshot of its lines and its first event. */
export const insertOrder = (inside: Connection, placed: PlacedOrder): Promise<Written> =>
  orderInserts(inside).insertOrder({
    ...placed,
    id: randomUUIDv7(),
    // Bearer secret of the order: 128 random bits.
    hash: randomBytes(16).toString('base64url'),
  })
