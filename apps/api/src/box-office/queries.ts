import { sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import type { Language } from '../http/language.ts'

/** The database, or the transaction that several features share. */
export type Connection = Database

/** A ticket type of the hall, as staff sell it. Money is in paisa. */
export type VenueTicketType = {
  id: number
  product_id: number
  title: string
  slug: string
  price: number
  mrp: number
  available: number
  has_seats: boolean
  /** Whether it is for sale at all. */
  is_listed: boolean
}

export type VenueDate = {
  id: number
  status: 'scheduled' | 'postponed' | 'cancelled'
  ends_at: Date
  guests: number
  guest_quota: number
  ticket_types: VenueTicketType[]
}

/** An event date with its ticket types for the hall. Sales of the website may have ended: staff sell until the event ends. */
export async function findVenueDate(
  connection: Connection,
  { id, language }: { id: number; language: Language },
): Promise<VenueDate | undefined> {
  const { rows } = await sql<VenueDate>`
    select event_date.id, status, ends_at, guests, guest_quota, coalesce((
      select json_agg(json_build_object(
        'id', ticket_type.id, 'product_id', product.id, 'slug', product.slug, 'price', selling_price, 'mrp', mrp,
        'available', capacity - sold - held, 'has_seats', section_id is not null,
        'is_listed', is_listed, 'title', coalesce((
          select title from product_translation where product_id = product.id
          order by (product_translation.language = ${language}) desc limit 1
        ), '')
      ) order by ticket_type.position, ticket_type.id)
      from ticket_type join product on product.id = product_id
      where event_date_id = event_date.id and admits = 'hall'
    ), '[]') as ticket_types
    from event_date where event_date.id = ${id}`.execute(connection)
  return rows[0]
}

type NewSale = {
  id: string
  orderId: string
  eventDateId: number
  device: { id: string; name: string; door: string }
  staffId: string
}

/** A sale with its order. Money is in paisa. */
export type SaleRow = {
  id: string
  order_id: string
  order_number: string
  order_hash: string
  site: string
  total: number
  refunded: number
  tickets: number
  is_checked_in: boolean
  device_id: string
  device: string
  door: string
  staff: string
  sold_at: Date
  cancelled_at: Date | null
  ends_at: Date
  event_date_id: number
}

const SALE = sql`
  sale.id, sale.order_id, placed.number as order_number, placed.hash as order_hash, placed.site, placed.total, placed.refunded,
  (select sum(quantity)::integer from order_line where order_id = placed.id) as tickets,
  exists (
    select from order_line join ticket on order_line_id = order_line.id join check_in on ticket_id = ticket.id
    where order_id = placed.id and is_admission(check_in)
  ) as is_checked_in,
  sale.device_id, sale.device, sale.door, coalesce(nullif(seller.name, ''), seller.email, '') as staff, sale.sold_at,
  sale.cancelled_at, event_date.ends_at, sale.event_date_id
  from box_office_sale as sale
  join "order" as placed on placed.id = sale.order_id
  join event_date on event_date.id = sale.event_date_id
  left join account as seller on seller.id = sale.sold_by`

export const saleStatements = (connection: Database) => ({
  insertSale: ({ id, orderId, eventDateId, device, staffId }: NewSale) =>
    sql`
      insert into box_office_sale (id, order_id, event_date_id, device_id, device, door, sold_by)
      values (
        ${id}::uuid, ${orderId}::uuid, ${eventDateId}::integer, ${device.id}::uuid, ${device.name}, ${device.door},
        ${staffId}::uuid
      )`.execute(connection),

  async findSale(id: string): Promise<SaleRow | undefined> {
    const { rows } = await sql<SaleRow>`select ${SALE} where sale.id = ${id}::uuid`.execute(connection)
    return rows[0]
  },

  /** The sales of an event date, the latest first. */
  async listSales(eventDateId: number): Promise<SaleRow[]> {
    const { rows } = await sql<SaleRow>`
      select ${SALE} where sale.event_date_id = ${eventDateId}::integer
      order by sale.sold_at desc, sale.id`.execute(connection)
    return rows
  },

  markCancelled: ({ id, staffId }: { id: string; staffId: string }) =>
    sql`
      update box_office_sale set cancelled_at = now(), cancelled_by = ${staffId}::uuid
      where id = ${id}::uuid and cancelled_at is null`.execute(connection),

  /** The refunds of a cash order that staff have to pay out. */
  async listOpenRefunds(orderId: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select refund.id from refund join payment on payment.id = payment_id
      where order_id = ${orderId}::uuid and method = 'cash' and refund.status = 'manual'`.execute(connection)
    return rows.map(({ id }) => id)
  },

  async listTickets(orderId: string): Promise<{ id: string; revision: number }[]> {
    const { rows } = await sql<{ id: string; revision: number }>`
      select ticket.id, revision from ticket join order_line on order_line.id = order_line_id
      where order_id = ${orderId}::uuid and status = 'valid' order by ticket.id`.execute(connection)
    return rows
  },
})

export const saleQueries = (database: Database) => ({
  ...saleStatements(database),
  inTransaction: <T>(write: (inside: Database) => Promise<T>) => transaction(database, write),
})

export type SaleQueries = ReturnType<typeof saleQueries>
