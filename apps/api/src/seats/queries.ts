import { type SeatRow as PlanRow, SEAT_HOLD_MINUTES, type SeatKind } from '@dabali/domain/seating'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Language } from '../http/language.ts'
import type { ChosenSeatRow, SeatRow } from './seat.ts'

export type Connection = Database

const COLUMNS = sql`'id', seat.id, 'row', row_label, 'number', seat.number, 'kind', seat.kind, 'names', seat_section.names`

/** The seats of an array of ids as JSON, from the front. */
export const seatsJson = (ids: RawBuilder<unknown>) => sql<SeatRow[]>`(
  select coalesce(json_agg(json_build_object(${COLUMNS}) order by y, row_label, seat.number), '[]')
  from seat join seat_section on seat_section.id = section_id where seat.id = any (${ids})
)`

/** The seats that a line of a basket has, with what became of their holds. */
export const chosenSeatsJson = sql<ChosenSeatRow[]>`case when line.seat_ids = '{}' then '[]'
  else seats_of_line(line.basket_id, line.product_id, line.seat_ids) end`

type PlannedSeat = { id: number; number: number; x: number; y: number; kind: SeatKind; is_free: boolean }
export type SectionRow = {
  id: number
  name: string
  ticket_type_ids: number[]
  rows: { label: string; seats: PlannedSeat[] }[]
}

export type WhichLine = { basketId: string } & ({ lineId: string } | { productId: number })

type Taking = {
  eventDateId: number
  seatIds: readonly number[]
  basketId: string | null
  orderId: string | null
  expiresAt: Date
}

/** The rows of a section, from the front, with the state of every seat on `event_date_id`. */
const rowsOf = (section: RawBuilder<unknown>, eventDateId: RawBuilder<unknown>) => sql<SectionRow['rows']>`coalesce((
  select json_agg(json_build_object('label', label, 'seats', seats) order by nearest, label) from (
    select row_label as label, min(y) as nearest, json_agg(json_build_object(
      'id', seat.id, 'number', seat.number, 'x', x, 'y', y, 'kind', kind,
      'is_free', holder.seat_id is null or seat_is_free(holder)
    ) order by x) as seats
    from seat left join taken_seat as holder on holder.seat_id = seat.id and holder.event_date_id = ${eventDateId}
    where section_id = ${section} group by row_label
  ) as seat_row
), '[]')`

export const seatStatements = (connection: Connection) => ({
  /** The sections of an event date that have tickets on the site; undefined without such a date. */
  async findPlan({ slug, eventDateId }: { slug: string; eventDateId: number }, language: Language) {
    const { rows } = await sql<{ sections: SectionRow[] }>`
      select coalesce((
        select json_agg(json_build_object(
          'id', seat_section.id, 'name', names ->> ${language}, 'ticket_type_ids', offered.ids,
          'rows', ${rowsOf(sql`seat_section.id`, sql`event_date.id`)}
        ) order by seat_section.id)
        from seat_section join (
          select section_id, json_agg(ticket_type.id order by position, ticket_type.id) as ids
          from ticket_type join product on product.id = product_id
          where event_date_id = event_date.id and is_listed group by section_id
        ) as offered on offered.section_id = seat_section.id
      ), '[]') as sections
      from event_date join content on content.id = event_id
      where event_date.id = ${eventDateId} and kind = 'event' and slug = ${slug} and published_at <= now()`.execute(
      connection,
    )
    return rows[0]?.sections
  },

  /** The event date and the section of a product; undefined unless it is a ticket with a seat. */
  async findSection(productId: number) {
    const { rows } = await sql<{ event_date_id: number; section_id: number }>`
      select event_date_id, section_id from ticket_type
      where product_id = ${productId} and section_id is not null`.execute(connection)
    return rows[0]
  },

  async readRows({ eventDateId, sectionId }: { eventDateId: number; sectionId: number }) {
    const { rows } = await sql<{ rows: SectionRow['rows'] }>`
      select ${rowsOf(sql`${sectionId}::integer`, sql`${eventDateId}::integer`)} as rows`.execute(connection)
    return rows[0]?.rows ?? []
  },

  async listSeats(ids: readonly number[]) {
    const { rows } = await sql<{ seats: (SeatRow & { section_id: number })[] }>`
      select ${seatsJson(sql`${ids}::integer[]`)} as seats`.execute(connection)
    return rows[0]?.seats ?? []
  },

  /** Whether all of the seats are in the section; they cannot be removed meanwhile. */
  async areInSection(ids: readonly number[], sectionId: number) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from (
        select from seat where id = any (${ids}::integer[]) and section_id = ${sectionId} for key share
      ) as found`.execute(connection)
    return rows[0]?.count === ids.length
  },

  /** Takes all of the seats, or none and returns those that others have. */
  async takeSeats({ eventDateId, seatIds, basketId, orderId, expiresAt }: Taking) {
    const { rows } = await sql<{ others: number[] }>`
      select take_seats(
        ${eventDateId}::integer, ${seatIds}::integer[], ${basketId}, ${orderId}::uuid, ${expiresAt}::timestamptz
      ) as others`.execute(connection)
    return rows[0]?.others ?? []
  },

  setSeatsOfOrderLine: ({
    orderId,
    productId,
    seatIds,
  }: {
    orderId: string
    productId: number
    seatIds: readonly number[]
  }) =>
    sql`
      update order_line set seat_ids = ${seatIds}::integer[]
      where order_id = ${orderId}::uuid and product_id = ${productId}`.execute(connection),

  /** A line of a basket with its seats, and with the section of its ticket type if that has one. */
  async findLine({ basketId, ...which }: WhichLine) {
    const isMeant = 'lineId' in which ? sql`id = ${which.lineId}::uuid` : sql`product_id = ${which.productId}`
    const { rows } = await sql<{
      id: string
      seat_ids: number[]
      event_date_id: number | null
      section_id: number | null
    }>`
      select line.id, seat_ids, event_date_id, section_id
      from (select * from basket_line where basket_id = ${basketId} and ${isMeant}) as line
      left join ticket_type on ticket_type.product_id = line.product_id`.execute(connection)
    return rows[0]
  },

  setSeatsOfLine: ({ lineId, seatIds }: { lineId: string; seatIds: readonly number[] }) =>
    sql`
      update basket_line set seat_ids = ${seatIds}::integer[], updated_at = now()
      where id = ${lineId}::uuid`.execute(connection),
})

export type SeatStatements = ReturnType<typeof seatStatements>

const MINUTE_MS = 60_000
export const holdEnd = () => new Date(Date.now() + SEAT_HOLD_MINUTES * MINUTE_MS)

/** Frees the seats of an order that none of its valid tickets has. */
export const releaseSeats = (inside: Connection, orderId: string) =>
  sql`select release_seats(${orderId}::uuid)`.execute(inside)

/** The rows of a plan for the rules of the domain, and which seats are free. */
export const toPlan = (rows: SectionRow['rows']): { rows: PlanRow[]; free: Set<number> } => ({
  rows,
  free: new Set(rows.flatMap(({ seats }) => seats.flatMap(({ id, is_free }) => (is_free ? [id] : [])))),
})
