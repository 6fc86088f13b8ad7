import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export const SHIPMENT_STATES = ['packed', 'shipped', 'delivered', 'returned'] as const
export type ShipmentStatus = (typeof SHIPMENT_STATES)[number]

export type ShipmentLine = { line: string; quantity: number }

export type ShipmentRow = {
  id: string
  order_id: string
  status: ShipmentStatus
  courier: string
  tracking: string
  is_restocked: boolean
  version: number
  packed_at: Date
  shipped_at: Date | null
  delivered_at: Date | null
  returned_at: Date | null
  lines: ShipmentLine[]
}

type NewShipment = { orderId: string; courier: string; tracking: string; lines: readonly ShipmentLine[] }
type Changes = {
  id: string
  status?: ShipmentStatus | undefined
  courier?: string | undefined
  tracking?: string | undefined
  isRestocked?: boolean
}

const SEEN = sql`
  shipment.id, order_id, status, courier, tracking, is_restocked, version, packed_at, shipped_at, delivered_at, returned_at, (
    select coalesce(json_agg(json_build_object('line', order_line_id, 'quantity', shipment_line.quantity) order by position), '[]')
    from shipment_line join order_line on order_line.id = order_line_id where shipment_id = shipment.id
  ) as lines`

export const shipmentStatements = (connection: Database) => ({
  async listOf(orderIds: readonly string[]): Promise<ShipmentRow[]> {
    const { rows } = await sql<ShipmentRow>`
      select ${SEEN} from shipment where order_id = any (${orderIds}::uuid[])
      order by packed_at, shipment.id`.execute(connection)
    return rows
  },

  async find(id: string): Promise<ShipmentRow | undefined> {
    const { rows } = await sql<ShipmentRow>`select ${SEEN} from shipment where id = ${id}::uuid`.execute(connection)
    return rows[0]
  },

  async insert({ orderId, courier, tracking, lines }: NewShipment): Promise<string> {
    const id = randomUUIDv7()
    await connection.insertInto('shipment').values({ id, order_id: orderId, courier, tracking }).execute()
    await connection
      .insertInto('shipment_line')
      .values(lines.map(({ line, quantity }) => ({ shipment_id: id, order_line_id: line, quantity })))
      .execute()
    return id
  },

  change: ({ id, status, courier, tracking, isRestocked = false }: Changes) =>
    sql`
      update shipment set version = version + 1,
        status = coalesce(${status ?? null}::text, status),
        courier = coalesce(${courier ?? null}::text, courier),
        tracking = coalesce(${tracking ?? null}::text, tracking),
        is_restocked = is_restocked or ${isRestocked}::boolean,
        shipped_at = case when ${status ?? null}::text = 'shipped' then now() else shipped_at end,
        delivered_at = case when ${status ?? null}::text = 'delivered' then now() else delivered_at end,
        returned_at = case when ${status ?? null}::text = 'returned' then now() else returned_at end
      where id = ${id}::uuid`.execute(connection),

  remove: (id: string) => connection.deleteFrom('shipment').where('id', '=', id).execute(),

  /** Unpacks the parcels of an order that have not left. */
  removePacked: (orderId: string) =>
    connection.deleteFrom('shipment').where('order_id', '=', orderId).where('status', '=', 'packed').execute(),

  /** Takes copies of a line out of parcels that have not left, the newest first; an empty parcel is unpacked. */
  async takeOut({ line, quantity }: ShipmentLine) {
    await sql`
      with packed as (
        select shipment_id, quantity, sum(quantity) over (order by packed_at desc, shipment_id desc) as until
        from shipment_line join shipment on shipment.id = shipment_id
        where order_line_id = ${line}::uuid and status = 'packed'
      ), taken as (
        select shipment_id, quantity, least(quantity, ${quantity}::integer - (until - quantity)) as given
        from packed where until - quantity < ${quantity}::integer
      ), emptied as (
        delete from shipment_line using taken
        where shipment_line.shipment_id = taken.shipment_id and order_line_id = ${line}::uuid and taken.given = taken.quantity
      ), lessened as (
        update shipment_line set quantity = shipment_line.quantity - taken.given from taken
        where shipment_line.shipment_id = taken.shipment_id and order_line_id = ${line}::uuid and taken.given < taken.quantity
      )
      update shipment set version = version + 1 from taken where shipment.id = taken.shipment_id`.execute(connection)
    await sql`
      delete from shipment where status = 'packed' and order_id = (select order_id from order_line where id = ${line}::uuid)
        and not exists (select from shipment_line where shipment_id = shipment.id)`.execute(connection)
  },
})
