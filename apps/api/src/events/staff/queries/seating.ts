import type { Language } from '@dabali/domain'
import type { SeatKind } from '@dabali/domain/seating'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

type PlannedSeat = { id: number; row: string; number: number; x: number; y: number; kind: SeatKind }
export type StaffSectionRow = {
  id: number
  name: Record<Language, string>
  standing: number | null
  num_ticket_types: number
  seats: (PlannedSeat & { is_used: boolean })[]
}
type SectionFields = Pick<StaffSectionRow, 'name' | 'standing'>
export type RevisionRow = { revision: number; num_seats: number; num_dates: number }
export type WhichPlan = { venueId: number; revision: number }
type SeatState = 'free' | 'held' | 'sold' | 'blocked'
export type DateSectionRow = {
  id: number
  name: Record<Language, string>
  seats: (PlannedSeat & { state: SeatState })[]
}
export type SeatToWrite = PlannedSeat & { section_id: number }

const SEAT = sql`'id', seat.id, 'row', row_label, 'number', seat.number, 'x', x, 'y', y, 'kind', seat.kind`
const IN_ORDER = sql`order by y, row_label, x, seat.number`
const seatsAs = (seats: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(seats)}::jsonb)
    as wanted (id integer, section_id integer, "row" text, number integer, x integer, y integer, kind text)`

export const staffSeatingQueries = (connection: Database) => ({
  /** A seat is used once a ticket has it, or while somebody holds it or the organiser keeps it back. */
  async listSections(venueId: number, revision: number) {
    const { rows } = await sql<StaffSectionRow>`
      select seat_section.id, names as name, num_standing as standing,
        (select count(*)::integer from ticket_type where section_id = seat_section.id) as num_ticket_types,
        coalesce((
          select json_agg(json_build_object(${SEAT}, 'is_used',
            exists (select from ticket where seat_id = seat.id)
            or exists (select from taken_seat as it where seat_id = seat.id and not seat_is_free(it))
          ) ${IN_ORDER}) from seat where section_id = seat_section.id
        ), '[]') as seats
      from seat_section where venue_id = ${venueId} and revision = ${revision} order by seat_section.id`.execute(
      connection,
    )
    return rows
  },

  /** The newest first. */
  async listRevisions(venueId: number) {
    const { rows } = await sql<RevisionRow>`
      select revision::integer, (
        select count(*)::integer from seat join seat_section on seat_section.id = section_id
        where venue_id = venue.id and seat_section.revision = it.revision
      ) as num_seats, (
        select count(distinct event_date_id)::integer from ticket_type join seat_section on seat_section.id = section_id
        where venue_id = venue.id and seat_section.revision = it.revision
      ) as num_dates
      from venue cross join generate_series(1, seating_revision) as it (revision)
      where venue.id = ${venueId} order by it.revision desc`.execute(connection)
    return rows
  },

  /** The revision that a date sells from; undefined while it sells no seats. */
  async findRevisionOfDate(dateId: number) {
    const { rows } = await sql<{ revision: number }>`
      select seat_section.revision from ticket_type join seat_section on seat_section.id = section_id
      where event_date_id = ${dateId} order by ticket_type.id limit 1`.execute(connection)
    return rows[0]?.revision
  },

  async isAtVenue(dateId: number, venueId: number) {
    const { rows } = await sql`select from event_date where id = ${dateId} and venue_id = ${venueId}`.execute(
      connection,
    )
    return rows.length > 0
  },

  /** Copies the newest revision with all its seats, none of which anybody has; returns the number of the copy. */
  async copyRevision(venueId: number) {
    const { rows } = await sql<{ revision: number }>`
      update venue set seating_revision = seating_revision + 1 where id = ${venueId}
      returning seating_revision as revision`.execute(connection)
    const revision = rows[0]?.revision ?? 1
    const sections = await this.listSections(venueId, revision - 1)
    for (const { seats, ...section } of sections) {
      const section_id = await this.insertSection({ venueId, revision }, section)
      await this.insertSeats(seats.map((seat) => ({ ...seat, section_id })))
    }
    return revision
  },

  /** Sales of seats of this venue wait, so that what is checked of them stays so. */
  async lockSeats(venueId: number) {
    await sql`
      select ticket_type.id from ticket_type join seat_section on seat_section.id = section_id
      where venue_id = ${venueId} order by ticket_type.id for no key update of ticket_type`.execute(connection)
    await sql`
      select seat.id from seat join seat_section on seat_section.id = section_id
      where venue_id = ${venueId} order by seat.id for update of seat`.execute(connection)
    await sql`select from seat_section where venue_id = ${venueId} order by id for update`.execute(connection)
  },

  /** A section of the venue with seats, which is not removed meanwhile. */
  async keepSection(venueId: number, id: number) {
    const { rows } = await sql<{ revision: number }>`
      select revision from seat_section where id = ${id} and venue_id = ${venueId} and num_standing is null for key share`.execute(
      connection,
    )
    return rows[0]
  },

  async insertSection({ venueId, revision }: WhichPlan, { name, standing }: SectionFields) {
    const values = { venue_id: venueId, revision, names: JSON.stringify(name), num_standing: standing }
    const section = connection.insertInto('seat_section').values(values)
    return (await section.returning('id').executeTakeFirstOrThrow()).id
  },

  changeSection: (id: number, { name, standing }: SectionFields) =>
    connection
      .updateTable('seat_section')
      .set({ names: JSON.stringify(name), num_standing: standing })
      .where('id', '=', id)
      .execute(),

  removeSections: (ids: readonly number[]) => connection.deleteFrom('seat_section').where('id', 'in', ids).execute(),

  insertSeats: (seats: readonly Omit<SeatToWrite, 'id'>[]) =>
    sql`insert into seat (section_id, row_label, number, x, y, kind)
      select section_id, "row", number, x, y, kind from ${seatsAs(seats)}`.execute(connection),

  /** In two steps, because two seats may change their numbers. */
  async updateSeats(seats: readonly SeatToWrite[]) {
    await sql`update seat set row_label = row_label || chr(1) || seat.id from ${seatsAs(seats)}
      where seat.id = wanted.id`.execute(connection)
    await sql`update seat set row_label = wanted."row", number = wanted.number, x = wanted.x, y = wanted.y, kind = wanted.kind
      from ${seatsAs(seats)} where seat.id = wanted.id`.execute(connection)
  },

  /** Seats that nobody has. Baskets whose hold of them has expired get other seats. */
  async removeSeats(ids: readonly number[]) {
    await sql`
      update basket_line set seat_ids = array(select unnest(seat_ids) except select unnest(${ids}::integer[]))
      where seat_ids && ${ids}::integer[]`.execute(connection)
    await sql`delete from taken_seat where seat_id = any (${ids}::integer[])`.execute(connection)
    await sql`delete from seat where id = any (${ids}::integer[])`.execute(connection)
  },

  /** A ticket type has as many tickets as its section has seats that are not blocked, and never less than are sold and held. */
  fitCapacities: ({ venueId, dateId = null }: { venueId: number; dateId?: number | null }) =>
    sql`
      update ticket_type set version = ticket_type.version + 1, capacity = fitting.capacity
      from (
        select ticket_type.id, greatest(sold + held, (
          select count(*)::integer from seat where seat.section_id = ticket_type.section_id and not exists (
            select from taken_seat where seat_id = seat.id and taken_seat.event_date_id = ticket_type.event_date_id
              and basket_id is null and order_id is null
          )
        )) as capacity
        from ticket_type
        join seat_section on seat_section.id = section_id
        join event_date on event_date.id = event_date_id
        where seat_section.venue_id = ${venueId} and ends_at > now()
          and (${dateId}::integer is null or event_date.id = ${dateId}::integer)
      ) as fitting
      where ticket_type.id = fitting.id and ticket_type.capacity <> fitting.capacity`.execute(connection),

  countVersion: (venueId: number) =>
    connection.updateTable('venue').set({ version: sql`version + 1` }).where('id', '=', venueId).execute(),

  countDateVersion: (dateId: number) =>
    connection.updateTable('event_date').set({ version: sql`version + 1` }).where('id', '=', dateId).execute(),

  /** The sections that have tickets on this date, with what became of each seat. */
  async listDateSections(dateId: number) {
    const { rows } = await sql<DateSectionRow>`
      select seat_section.id, names as name, coalesce((
        select json_agg(json_build_object(${SEAT}, 'state', case
          when it.seat_id is null or seat_is_free(it) then 'free'
          when it.basket_id is null and it.order_id is null then 'blocked'
          when it.expires_at is null then 'sold' else 'held' end
        ) ${IN_ORDER})
        from seat left join taken_seat as it on it.seat_id = seat.id and it.event_date_id = ${dateId}
        where seat.section_id = seat_section.id
      ), '[]') as seats
      from seat_section
      where id in (select section_id from ticket_type where event_date_id = ${dateId} and section_id is not null)
      order by seat_section.id`.execute(connection)
    return rows
  },

  /** Blocks seats that are free; returns those. */
  async blockSeats(dateId: number, ids: readonly number[]) {
    const { rows } = await sql<{ seat_id: number }>`
      insert into taken_seat as it (event_date_id, seat_id)
      select ${dateId}, id from unnest(${ids}::integer[]) as id order by id
      on conflict (event_date_id, seat_id) do update set basket_id = null, order_id = null, expires_at = null
      where seat_is_free(it) returning seat_id`.execute(connection)
    return rows.map(({ seat_id }) => seat_id)
  },

  unblockSeats: (dateId: number, ids: readonly number[]) =>
    sql`delete from taken_seat where event_date_id = ${dateId} and seat_id = any (${ids}::integer[])
      and basket_id is null and order_id is null`.execute(connection),
})
