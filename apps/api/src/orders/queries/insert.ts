import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { type OperationNodeSource, sql } from 'kysely'
import { isRecord } from '../../catalogue/queries.ts'
import type { Database } from '../../database/database.ts'
import type { OrderedClass } from '../../database/tables/orders.ts'
import { type LineEventDateRow, lineEventDateOf } from '../../events/queries.ts'
import type { Language } from '../../http/language.ts'
import { seatsJson } from '../../seats/queries.ts'
import type { SeatRow } from '../../seats/seat.ts'

export type Connection = Database

/** Money is in paisa. */
type PlacedLine = {
  /** Null for a gift card or a tip, which have titles instead. */
  product_id: number | null
  /** The date that a tip is given for. */
  tipped_date_id?: number
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
  /** Where it was placed; default: on a site. */
  channel?: 'online' | 'box_office' | 'guest_list'
  accountId: string | null
  /** Null for the order of a gift card or a tip. */
  basketId: string | null
  site: string
  language: Language
  email: string | null
  phone: string | null
  paymentMethod: 'cod' | 'esewa' | 'khalti' | 'card' | 'free' | 'cash'
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
  /** Default: a new one. */
  id?: string
  /** Its payment and the job of its mail, inserted in the same statement. */
  with?: { payment: OperationNodeSource; mail: OperationNodeSource }
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
          discounts, is_gift, gift, shipping_address, expires_at, channel, slot_day, slot_starts_at, slot_ends_at
        ) values (
          ${id}::uuid, ${order.hash}, ${order.accountId}::uuid, ${order.basketId}, ${order.site}, ${order.language},
          ${order.email}, ${order.phone}, 'Pending', 'unpaid', ${order.paymentMethod},
          ${goods}::integer, ${sumOf(lines, (line) => line.excl_tax)}::integer,
          ${sumOf(lines, (line) => line.full_incl_tax)}::integer, ${sumOf(lines, (line) => line.full_excl_tax)}::integer,
          ${fee}::integer, ${shipping?.code ?? null}, ${shipping?.name ?? null}, ${goods + fee}::integer,
          ${order.giftCardAmount ?? 0}::integer,
          ${JSON.stringify(order.discounts)}::jsonb, ${order.isGift}::boolean, ${json(order.gift)}::jsonb,
          ${json(order.shippingAddress)}::jsonb, ${order.expiresAt}::timestamptz, ${order.channel ?? 'online'},
          (select day from slot), (select starts_at from slot), (select ends_at from slot)
        ) returning id, number, hash, slot_day
      ), lines as (
        insert into order_line (
          id, order_id, position, product_id, tipped_date_id, product_class, slug, titles, thumbnail, quantity,
          unit_price, mrp, incl_tax, excl_tax, full_incl_tax, full_excl_tax
        )
        select line.id, placed.id, line.position, line.product_id, line.tipped_date_id, line.product_class, line.slug, words.titles,
          nullif(line.thumbnail, ''), line.quantity, line.unit_price, line.mrp, line.incl_tax, line.excl_tax,
          line.full_incl_tax, line.full_excl_tax
        from placed cross join jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as line (
          id uuid, position integer, product_id integer, tipped_date_id integer, product_class text, slug text, titles jsonb,
          thumbnail text, quantity integer,
          unit_price integer, mrp integer, incl_tax integer, excl_tax integer, full_incl_tax integer, full_excl_tax integer
        )
        cross join lateral (
          select coalesce(line.titles, jsonb_object_agg(language, title), '{}') as titles
          from product_translation where product_translation.product_id = line.product_id
        ) as words
      ), noted as (
        insert into order_event (order_id, code) select id, 'placed' from placed
      )${order.with ? sql`, opened as (${order.with.payment}), mailed as (${order.with.mail})` : sql``}
      select id, number, hash, slot_day is not null as has_slot from placed`.execute(connection)
    const [placed] = rows
    if (placed === undefined) throw new Error('An order that was written is not there.')
    return placed
  },
})

/** Inserts an order with a snapshot of its lines and its first event. */
export const insertOrder = (inside: Connection, placed: PlacedOrder): Promise<Written> =>
  orderInserts(inside).insertOrder({
    id: randomUUIDv7(),
    ...placed,
    // Bearer secret of the order: 128 random bits.
    hash: randomBytes(16).toString('base64url'),
  })

/**
 * A line as it was bought. Money is in paisa. `refund_hours` before the doors is the organiser's deadline for refunds of
 * tickets; null: the organiser decides.
 */
export type LineRow = {
  id: string
  /** Null for a gift card or a tip. */
  product_id: number | null
  product_class: OrderedClass
  slug: string
  titles: Partial<Record<Language, string>>
  /** The language of the work. */
  language: Language | null
  thumbnail: string | null
  quantity: number
  refunded_quantity: number
  /** Copies that will not be sent, and content that was taken back, refunded or not. */
  cancelled_quantity: number
  /** Copies in parcels that have not left, that have left, and that came back to stock. */
  packed_quantity: number
  sent_quantity: number
  restocked_quantity: number
  unit_price: number
  mrp: number
  incl_tax: number
  excl_tax: number
  full_incl_tax: number
  full_excl_tax: number
  doors_at: string | null
  refund_hours: number | null
  is_called_off: boolean
  is_record: boolean
  /** Without those of revoked tickets. */
  seats: SeatRow[]
  /** One of its tickets was transferred or checked in. */
  has_used_ticket: boolean
  event_date: LineEventDateRow | null
}

/** The lines of the order of the current row, as JSON. */
export const linesJson = sql<LineRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', order_line.id, 'product_id', order_line.product_id, 'product_class', order_line.product_class,
    'slug', order_line.slug, 'titles', order_line.titles, 'thumbnail', order_line.thumbnail,
    -- Not a join: without statistics of a new table it was planned as a read of all products.
    'language', (select language from product where id = order_line.product_id),
    'quantity', order_line.quantity, 'refunded_quantity', order_line.refunded_quantity,
    'cancelled_quantity', order_line.cancelled_quantity, 'packed_quantity', parcels.packed, 'sent_quantity', parcels.sent,
    'restocked_quantity', parcels.restocked, 'unit_price', order_line.unit_price, 'mrp', order_line.mrp,
    'incl_tax', order_line.incl_tax, 'excl_tax', order_line.excl_tax,
    'full_incl_tax', order_line.full_incl_tax, 'full_excl_tax', order_line.full_excl_tax,
    'doors_at', event_date.doors_at, 'refund_hours', case
      when jsonb_typeof(content.facts -> 'refund_hours') = 'number' then content.facts -> 'refund_hours' end,
    'event_date', ${lineEventDateOf({ productId: sql.ref('order_line.product_id'), productClass: sql.ref('order_line.product_class'), tippedDateId: sql.ref('order_line.tipped_date_id') })},
    'seats', ${seatsJson(sql`array(
      select unnest(order_line.seat_ids) except
      select seat_id from ticket where order_line_id = order_line.id and ticket.status = 'revoked'
    )`)},
    'is_record', ${isRecord({ id: sql.ref('order_line.product_id'), productClass: sql.ref('order_line.product_class') })},
    'is_called_off', coalesce(event_date.status <> 'scheduled', false),
    'has_used_ticket', exists (
      select from ticket where order_line_id = order_line.id and (is_transferred or exists (
        select from check_in where ticket_id = ticket.id and result = 'ok' and undone_at is null
      ))
    )
  ) order by order_line.position), '[]')
  from order_line
  left join ticket_type on ticket_type.product_id = order_line.product_id
  left join event_date on event_date.id = ticket_type.event_date_id
  left join content on content.id = event_date.event_id
  cross join lateral (
    select coalesce(sum(quantity) filter (where status = 'packed'), 0)::integer as packed,
      coalesce(sum(quantity) filter (where status <> 'packed' and not is_restocked), 0)::integer as sent,
      coalesce(sum(quantity) filter (where is_restocked), 0)::integer as restocked
    from shipment_line join shipment on shipment.id = shipment_id where order_line_id = order_line.id
  ) as parcels
  where order_line.order_id = "order".id
)`

type Owner = { orderId: string; sessionHash: Buffer | null }

/** Products of an order that its buyer, or the visitor, has in the library for good. */
export async function ownedProducts(connection: Connection, { orderId, sessionHash }: Owner): Promise<Set<number>> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct entitlement.product_id from entitlement
    join order_line on order_line.product_id = entitlement.product_id and order_line.order_id = ${orderId}::uuid
    where terms = 'own' and revoked_at is null and (
      entitlement.order_id = ${orderId}::uuid and not is_gift
      or account_id = (select account_id from login_session where token_hash = ${sessionHash}::bytea and expires_at > now())
    )`.execute(connection)
  return new Set(rows.map(({ product_id }) => product_id))
}
