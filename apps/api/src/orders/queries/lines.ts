import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { OrderedClass } from '../../database/tables/orders.ts'
import { type LineEventDateRow, lineEventDateOf } from '../../events/queries.ts'
import type { Language } from '../../http/language.ts'
import { seatsJson } from '../../seats/queries.ts'
import type { SeatRow } from '../../seats/seat.ts'

/**
 * A line as it was bought. Money is in paisa. `refund_hours` before the doors is the organiser's deadline for refunds of
 * tickets; null: the organiser decides.
 */
export type LineRow = {
  id: string
  /** Null for a gift card. */
  product_id: number | null
  product_class: OrderedClass
  slug: string
  titles: Partial<Record<Language, string>>
  thumbnail: string | null
  quantity: number
  refunded_quantity: number
  unit_price: number
  mrp: number
  incl_tax: number
  excl_tax: number
  full_incl_tax: number
  full_excl_tax: number
  doors_at: string | null
  refund_hours: number | null
  is_called_off: boolean
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
    'quantity', order_line.quantity, 'refunded_quantity', order_line.refunded_quantity,
    'unit_price', order_line.unit_price, 'mrp', order_line.mrp,
    'incl_tax', order_line.incl_tax, 'excl_tax', order_line.excl_tax,
    'full_incl_tax', order_line.full_incl_tax, 'full_excl_tax', order_line.full_excl_tax,
    'doors_at', event_date.doors_at, 'refund_hours', case
      when jsonb_typeof(content.facts -> 'refund_hours') = 'number' then content.facts -> 'refund_hours' end,
    'event_date', ${lineEventDateOf(sql.ref('order_line.product_id'))},
    'seats', ${seatsJson(sql`array(
      select unnest(order_line.seat_ids) except
      select seat_id from ticket where order_line_id = order_line.id and ticket.status = 'revoked'
    )`)},
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
  where order_line.order_id = "order".id
)`

export type Connection = Database

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
