import { sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'

export type Connection = Database

type NewGuest = {
  id: string
  eventDateId: number
  orderId: string
  name: string
  note: string
  people: number
  staffId: string
}

export type GuestRow = {
  id: string
  version: number
  event_date_id: number
  order_id: string
  name: string
  note: string
  people: number
  ticket_type_id: number
  arrived: number
  created_at: Date
  created_by: string
  updated_at: Date
  updated_by: string
}

const nameOf = (account: string) =>
  sql`coalesce(nullif(${sql.ref(`${account}.name`)}, ''), ${sql.ref(`${account}.email`)}, '')`

const GUEST = sql`
  guest.id, guest.version, guest.event_date_id, guest.order_id, guest.name, note, people, ticket_type.id as ticket_type_id, (
    select count(*)::integer from ticket where order_line_id = order_line.id and status = 'valid' and exists (
      select from check_in where ticket_id = ticket.id and is_admission(check_in)
    )
  ) as arrived,
  guest.created_at, ${nameOf('author')} as created_by, guest.updated_at, ${nameOf('editor')} as updated_by
  from guest
  join order_line on order_line.order_id = guest.order_id
  join ticket_type on ticket_type.product_id = order_line.product_id
  left join account as author on author.id = guest.created_by
  left join account as editor on editor.id = guest.updated_by`

export const guestStatements = (connection: Database) => ({
  /** Takes people from the quota of the event date, or gives them back; false if it would be exceeded. */
  async takeGuests(eventDateId: number, people: number): Promise<boolean> {
    const { rows } = await sql<{ is_taken: boolean }>`
      select take_guests(${eventDateId}::integer, ${people}::integer) as is_taken`.execute(connection)
    return rows.some(({ is_taken }) => is_taken)
  },

  async insertGuest({ id, eventDateId, orderId, name, note, people, staffId }: NewGuest): Promise<void> {
    await sql`
      insert into guest (id, event_date_id, order_id, name, note, people, created_by, updated_by)
      values (
        ${id}::uuid, ${eventDateId}::integer, ${orderId}::uuid, ${name}, ${note}, ${people}::integer, ${staffId}::uuid,
        ${staffId}::uuid
      )`.execute(connection)
    await this.nameTickets({ orderId, name })
  },

  nameTickets: ({ orderId, name }: { orderId: string; name: string }) =>
    sql`
      update ticket set holder = ${name}, updated_at = now() from order_line
      where order_line.id = order_line_id and order_id = ${orderId}::uuid`.execute(connection),

  async findGuest(id: string): Promise<GuestRow | undefined> {
    const { rows } = await sql<GuestRow>`
      select ${GUEST} where guest.id = ${id}::uuid and removed_at is null`.execute(connection)
    return rows[0]
  },

  /** Waits for others who change the guest. */
  lockGuest: (id: string) => sql`select from guest where id = ${id}::uuid for update`.execute(connection),

  /** Whether a guest with the id was ever added. */
  async isKnown(id: string): Promise<boolean> {
    const { rows } = await sql`select from guest where id = ${id}::uuid`.execute(connection)
    return rows.length > 0
  },

  async listGuests(eventDateId: number): Promise<GuestRow[]> {
    const { rows } = await sql<GuestRow>`
      select ${GUEST} where guest.event_date_id = ${eventDateId}::integer and removed_at is null
      order by lower(guest.name), guest.id`.execute(connection)
    return rows
  },

  updateGuest: ({ id, name, note, staffId }: { id: string; name: string; note: string; staffId: string }) =>
    sql`
      update guest set name = ${name}, note = ${note}, version = version + 1, updated_by = ${staffId}::uuid, updated_at = now()
      where id = ${id}::uuid and removed_at is null`.execute(connection),

  removeGuest: ({ id, staffId }: { id: string; staffId: string }) =>
    sql`
      update guest set removed_at = now(), updated_by = ${staffId}::uuid, updated_at = now()
      where id = ${id}::uuid and removed_at is null`.execute(connection),

  /** Waits for others who change the quota. */
  lockDate: (id: number) => sql`select from event_date where id = ${id}::integer for no key update`.execute(connection),

  /** False if more guests than that are on the list. */
  async setQuota(eventDateId: number, quota: number): Promise<boolean> {
    const { rows } = await sql`
      update event_date set guest_quota = ${quota}::integer
      where id = ${eventDateId}::integer and guests <= ${quota}::integer returning id`.execute(connection)
    return rows.length > 0
  },
})

export const guestQueries = (database: Database) => ({
  ...guestStatements(database),
  inTransaction: <T>(write: (inside: Database) => Promise<T>) => transaction(database, write),
})

export type GuestQueries = ReturnType<typeof guestQueries>
