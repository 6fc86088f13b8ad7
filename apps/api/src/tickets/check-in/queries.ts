import type { DoorVerdict } from '@dabali/domain'
import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Language } from '../../http/language.ts'
import { seatsJson } from '../../seats/queries.ts'
import type { SeatRow } from '../../seats/seat.ts'

export type Scan = {
  scanId: string
  asked: Buffer
  eventDateId: number
  ticketId: string | null
  revision: number | null
  /** The result of the signature check, before the ticket is looked up. */
  known: 'unknown' | 'bad_signature' | null
  scannedAt: Date
  by: string
}

export type ScanRow = {
  scan_id: string
  result: DoorVerdict | 'bad_signature'
  checked_in_at: Date | null
  undone_at: Date | null
  ticket_id: string | null
  holder: string | null
  seq: number | null
  order_number: string | null
  ticket_title: string | null
  seat: SeatRow | null
}

/** A ticket of the offline list. */
export type ListedTicketRow = {
  id: string
  revision: number
  ticket_type_id: number
  holder: string
  seat: SeatRow | null
  checked_in_at: Date | null
}

type CheckInListRow = {
  id: number
  slug: string
  title: string
  doors_at: Date
  starts_at: Date
  ends_at: Date
  ticket_types: { id: number; title: string; valid: number; checked_in: number }[]
}

const titleOf = (language: Language) => sql`coalesce((
  select title from product_translation where product_translation.product_id = ticket_type.product_id
  order by (product_translation.language = ${language}) desc limit 1
), '')`

const IS_IN = sql`check_in.ticket_id = ticket.id and check_in.result = 'ok' and check_in.undone_at is null`

const SEAT = sql`${seatsJson(sql`array[ticket.seat_id]`)} -> 0`

const scanResult = (language: Language) => sql`
  scan_id, result, checked_in_at, undone_at, scan.ticket_id, holder, seq, "order".number as order_number,
  case when ticket.id is not null then ${titleOf(language)} end as ticket_title, ${SEAT} as seat`

const TICKET = sql`
  left join ticket on ticket.id = scan.ticket_id
  left join ticket_type on ticket_type.id = ticket_type_id
  left join order_line on order_line.id = order_line_id
  left join "order" on "order".id = order_id`

const statements = (connection: Database) => ({
  /** Checks in atomically, by the rule of `doorVerdict`; a repeated scan gets the stored result. */
  async checkIn(scan: Scan, language: Language): Promise<ScanRow> {
    const { rows } = await sql<ScanRow>`
      with scan as materialized (
        select told.* from check_in_ticket(
          ${scan.scanId}::uuid, ${scan.asked}::bytea, ${scan.eventDateId}::integer, ${scan.ticketId}::uuid,
          ${scan.revision}::integer, ${scan.known}::text, ${scan.scannedAt}::timestamptz, ${scan.by}::uuid
        ) as told
      )
      select ${scanResult(language)} from scan ${TICKET}`.execute(connection)
    const [row] = rows
    if (!row) throw new Error('A scan was not answered.')
    return row
  },

  /** After a wrong check-in the ticket can be used again. */
  async undo(scanId: string, language: Language): Promise<ScanRow | undefined> {
    await sql`
      select lock_ticket(ticket_id) from check_in where scan_id = ${scanId}::uuid and result = 'ok'`.execute(connection)
    const { rows } = await sql<ScanRow>`
      with scan as (
        update check_in set undone_at = coalesce(undone_at, now())
        where scan_id = ${scanId}::uuid and result = 'ok' returning *
      )
      select ${scanResult(language)} from scan ${TICKET}`.execute(connection)
    return rows[0]
  },

  async findDoor(eventDateId: number, language: Language): Promise<CheckInListRow | undefined> {
    const { rows } = await sql<CheckInListRow>`
      select event_date.id, content.slug, words.title, doors_at, starts_at, ends_at, coalesce((
        select json_agg(json_build_object(
          'id', ticket_type.id, 'title', ${titleOf(language)}, 'valid', counted.valid, 'checked_in', counted.checked_in
        ) order by ticket_type.position, ticket_type.id)
        from ticket_type cross join lateral (
          select count(*)::integer as valid, count(*) filter (where exists (select from check_in where ${IS_IN}))::integer as checked_in
          from ticket where ticket.ticket_type_id = ticket_type.id and status = 'valid'
        ) as counted
        where ticket_type.event_date_id = event_date.id and admits = 'hall'
      ), '[]') as ticket_types
      from event_date join content on content.id = event_id
      cross join lateral (
        select title from content_translation where content_id = content.id
        order by (content_translation.language = ${language}) desc limit 1
      ) as words
      where event_date.id = ${eventDateId}`.execute(connection)
    return rows[0]
  },

  async listDoorTickets(eventDateId: number): Promise<ListedTicketRow[]> {
    const { rows } = await sql<ListedTicketRow>`
      select ticket.id, revision, ticket_type_id, holder, ${SEAT} as seat, checked_in_at
      from ticket join ticket_type on ticket_type.id = ticket_type_id
      left join check_in on ${IS_IN}
      where ticket_type.event_date_id = ${eventDateId} and admits = 'hall' and status = 'valid'
      order by ticket.id`.execute(connection)
    return rows
  },

  async listRevoked(eventDateId: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select ticket.id from ticket join ticket_type on ticket_type.id = ticket_type_id
      where ticket_type.event_date_id = ${eventDateId} and admits = 'hall' and status = 'revoked'
      order by ticket.id`.execute(connection)
    return rows.map(({ id }) => id)
  },
})

type Statements = ReturnType<typeof statements>

export const checkInQueries = (database: Database) => ({
  ...statements(database),
  inTransaction: <T>(write: (inside: Statements) => Promise<T>) =>
    transaction(database, (connection) => write(statements(connection))),
})

export type CheckInQueries = ReturnType<typeof checkInQueries>
