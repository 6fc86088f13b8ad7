import type { Admission, DoorVerdict } from '@dabali/domain'
import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Language } from '../../http/language.ts'
import { seatsJson } from '../../seats/queries.ts'
import type { SeatRow } from '../../seats/seat.ts'
import { recordStaffEvent, type StaffActor, type StaffChange } from '../../staff/audit/queries.ts'

/** The device that scans, and whether it has admitted the visitor by its own list. */
export type ScanningDevice = { id: string | null; name: string; door: string; is_admitted: boolean }

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
  device: ScanningDevice
}

export type ScanRow = {
  scan_id: string
  result: DoorVerdict | 'bad_signature'
  checked_in_at: Date | null
  checked_in_door: string
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
  guest_id: string | null
  name: string
  order_number: string
  email: string
  phone: string
  seat: SeatRow | null
  checked_in_at: Date | null
  door: string | null
}

type AttendeeRow = Pick<ListedTicketRow, 'id' | 'order_number' | 'name' | 'email' | 'seat' | 'checked_in_at'> & {
  ticket_type: string | null
  status: 'valid' | 'revoked'
  is_guest: boolean
}

type CheckInListRow = {
  id: number
  slug: string
  title: string
  doors_at: Date
  starts_at: Date
  ends_at: Date
  guest_quota: number
  ticket_types: { id: number; title: string; valid: number; checked_in: number }[]
}

export type AdmissionRow = Omit<Admission, 'at' | 'is_undone'> & { scanned_at: Date }

type GuestRow = { id: string; name: string; note: string; people: number; ticket_type_id: number }

const titleOf = (language: Language) => sql`coalesce((
  select title from product_translation where product_translation.product_id = ticket_type.product_id
  order by (product_translation.language = ${language}) desc limit 1
), '')`

const IS_IN = sql`check_in.ticket_id = ticket.id and check_in.result = 'ok' and check_in.undone_at is null`

const SEAT = sql`${seatsJson(sql`array[ticket.seat_id]`)} -> 0`

/** The holder, or the buyer of a ticket without a name. A transferred ticket is no longer the buyer's. */
const NAME = sql`coalesce(nullif(ticket.holder, ''), case when not is_transferred then buyer.name end, '')`
const EMAIL = sql`coalesce(case when is_transferred then coalesce(ticket.email, heir.email) else "order".email end, '')`
const PHONE = sql`coalesce(case when not is_transferred then coalesce("order".phone, buyer.phone_number) end, '')`

const scanResult = (language: Language) => sql`
  scan_id, result, checked_in_at, checked_in_door, undone_at, scan.ticket_id, holder, seq, "order".number as order_number,
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
          ${scan.revision}::integer, ${scan.known}::text, ${scan.scannedAt}::timestamptz, ${scan.by}::uuid,
          ${JSON.stringify(scan.device)}::jsonb
        ) as told
      )
      select ${scanResult(language)} from scan ${TICKET}`.execute(connection)
    const [row] = rows
    if (!row) throw new Error('A scan was not answered.')
    return row
  },

  /** After a wrong check-in the ticket can be used again. */
  async undo(scanId: string, language: Language): Promise<(ScanRow & { is_undone_now: boolean }) | undefined> {
    const { rows } = await sql<ScanRow & { is_undone_now: boolean }>`
      with scan as materialized (select * from undo_check_in(${scanId}::uuid))
      select ${scanResult(language)}, coalesce(undone_at = now(), false) as is_undone_now from scan ${TICKET}`.execute(
      connection,
    )
    return rows[0]
  },

  /**
   * The ticket for the next person of a guest: the first that is not checked in, or the last. Locks all of them, so that two
   * people of one guest get two tickets.
   */
  async findGuestTicket(guestId: string, eventDateId: number): Promise<{ id: string; revision: number } | undefined> {
    const { rows: locked } = await sql<{ id: string }>`
      select ticket.id from guest
      join order_line on order_line.order_id = guest.order_id
      join ticket on ticket.order_line_id = order_line.id
      where guest.id = ${guestId}::uuid and guest.event_date_id = ${eventDateId} and ticket.status = 'valid'
      order by ticket.id for no key update of ticket`.execute(connection)
    // A statement of its own, which sees what others have written before they released the lock.
    const { rows } = await sql<{ id: string; revision: number }>`
      select id, revision from ticket where id = any (${locked.map(({ id }) => id)}::uuid[])
      order by exists (select from check_in where ticket_id = ticket.id and is_admission(check_in)), seq
      limit 1`.execute(connection)
    return rows[0]
  },

  recordEvent: (by: StaffActor, change: StaffChange) => recordStaffEvent(connection, by, change),

  async findDoor(eventDateId: number, language: Language): Promise<CheckInListRow | undefined> {
    const { rows } = await sql<CheckInListRow>`
      select event_date.id, content.slug, words.title, doors_at, starts_at, ends_at, guest_quota, coalesce((
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

  /** The time and the door of a ticket are those of its first admission, in whatever order devices have uploaded theirs. */
  async listDoorTickets(eventDateId: number): Promise<ListedTicketRow[]> {
    const { rows } = await sql<ListedTicketRow>`
      select ticket.id, revision, ticket_type_id, guest.id as guest_id, "order".number as order_number,
        ${NAME} as name, ${EMAIL} as email, ${PHONE} as phone, ${SEAT} as seat, first.scanned_at as checked_in_at, first.door
      from ticket join ticket_type on ticket_type.id = ticket_type_id
      join order_line on order_line.id = order_line_id
      join "order" on "order".id = order_line.order_id
      left join account as buyer on buyer.id = "order".account_id
      left join account as heir on heir.id = ticket.account_id
      left join guest on guest.order_id = "order".id
      left join lateral (
        select scanned_at, door from check_in where check_in.ticket_id = ticket.id and is_admission(check_in)
        order by scanned_at, scan_id limit 1
      ) as first on true
      where ticket_type.event_date_id = ${eventDateId} and admits = 'hall' and ticket.status = 'valid'
      order by ticket.id`.execute(connection)
    return rows
  },

  /** Everybody with a ticket for a date, page by page: those after an id. */
  async listAttendees(eventDateId: number, { after, limit }: { after: string | null; limit: number }) {
    const { rows } = await sql<AttendeeRow>`
      select ticket.id, "order".number as order_number, ticket_title.title as ticket_type, ${NAME} as name, ${EMAIL} as email,
        ${SEAT} as seat, ticket.status, guest.id is not null as is_guest, (
          select min(scanned_at) from check_in where check_in.ticket_id = ticket.id and is_admission(check_in)
        ) as checked_in_at
      from ticket join ticket_type on ticket_type.id = ticket_type_id
      join order_line on order_line.id = order_line_id
      join "order" on "order".id = order_line.order_id
      left join account as buyer on buyer.id = "order".account_id
      left join account as heir on heir.id = ticket.account_id
      left join guest on guest.order_id = "order".id
      left join lateral (
        select title from product_translation where product_id = ticket_type.product_id order by language limit 1
      ) as ticket_title on true
      where ticket_type.event_date_id = ${eventDateId} and (${after}::uuid is null or ticket.id > ${after}::uuid)
      order by ticket.id limit ${limit}`.execute(connection)
    return rows
  },

  async hasDate(eventDateId: number): Promise<boolean> {
    const { rows } = await sql`select from event_date where id = ${eventDateId}`.execute(connection)
    return rows.length > 0
  },

  async listRevoked(eventDateId: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select ticket.id from ticket join ticket_type on ticket_type.id = ticket_type_id
      where ticket_type.event_date_id = ${eventDateId} and admits = 'hall' and status = 'revoked'
      order by ticket.id`.execute(connection)
    return rows.map(({ id }) => id)
  },

  /** The valid tickets of other dates, but not of those that ended more than a week ago. */
  async listOtherDoorTickets(eventDateId: number): Promise<{ id: string; revision: number }[]> {
    const { rows } = await sql<{ id: string; revision: number }>`
      select ticket.id, revision from event_date
      join ticket_type on event_date_id = event_date.id join ticket on ticket_type_id = ticket_type.id
      where event_date.id <> ${eventDateId} and ends_at > now() - interval '1 week'
        and admits = 'hall' and ticket.status = 'valid'`.execute(connection)
    return rows
  },

  async listGuests(eventDateId: number): Promise<GuestRow[]> {
    const { rows } = await sql<GuestRow>`
      select guest.id, name, note, people, ticket_type.id as ticket_type_id from guest
      join order_line on order_line.order_id = guest.order_id
      join ticket_type on ticket_type.product_id = order_line.product_id
      where guest.event_date_id = ${eventDateId} and removed_at is null
      order by lower(name), guest.id`.execute(connection)
    return rows
  },

  /** All admissions of tickets that more than one device admitted. */
  async listConflicts(eventDateId: number): Promise<AdmissionRow[]> {
    const { rows } = await sql<AdmissionRow>`
      select scan_id, ticket_id, scanned_at, door, device from check_in
      where is_admission(check_in) and ticket_id in (
        select ticket_id from check_in where event_date_id = ${eventDateId} and is_admitted and result <> 'ok'
      )
      order by scanned_at, scan_id`.execute(connection)
    return rows
  },
})

type Statements = ReturnType<typeof statements>

export const checkInQueries = (database: Database) => ({
  ...statements(database),
  inTransaction: <T>(write: (inside: Statements) => Promise<T>) =>
    transaction(database, (connection) => write(statements(connection))),
})

export type CheckInQueries = ReturnType<typeof checkInQueries>
