import { type Static, Type } from 'typebox'
import { rupees } from '../../catalogue/price.ts'
import { line, localized } from '../../content/staff/document.ts'
import { notFound } from '../../errors/api-error.ts'
import { nullable, schemaRef, stringEnum } from '../../http/schemas.ts'
import { conflictSchema } from '../../staff/writes.ts'
import { type StaffEventDateRow, type StaffTicketTypeRow, staffEventQueries } from './queries/dates.ts'
import type { Connection } from './venues.ts'

const time = Type.String({ format: 'date-time' })
const LARGEST_CAPACITY = 1_000_000
const price = Type.String({ pattern: '^[0-9]{1,7}(\\.[0-9]{1,2})?$', examples: ['800.00'] })

export const TicketTypeInput = Type.Object(
  {
    title: localized(line(200)),
    price,
    capacity: Type.Integer({ minimum: 0, maximum: LARGEST_CAPACITY, description: 'Never less than sold and held.' }),
    largest_quantity: Type.Integer({ minimum: 1, maximum: 99, description: 'The most in one order.' }),
    sales_start_at: nullable(time),
    sales_end_at: nullable(time),
    position: Type.Integer({ minimum: 0, maximum: 1000 }),
    is_listed: Type.Boolean({ description: 'Whether it is for sale at all.' }),
  },
  { $id: 'StaffTicketTypeInput' },
)

export const NewTicketType = Type.Object(
  {
    ...TicketTypeInput.properties,
    admits: stringEnum(['hall', 'stream']),
    section_id: Type.Optional(
      nullable(
        Type.Integer({
          minimum: 1,
          maximum: 2_147_483_647,
          description: 'The section whose numbered seats it sells; their number is its capacity then.',
        }),
      ),
    ),
  },
  { $id: 'StaffNewTicketType' },
)

export const StaffTicketTypeSchema = Type.Object(
  {
    id: Type.Integer(),
    version: Type.Integer({ description: 'Grows with every change by staff; send it as `If-Match: "7"`.' }),
    event_date_id: Type.Integer(),
    product_id: Type.Integer({ description: 'The product that it is sold as.' }),
    ...NewTicketType.properties,
    is_seated: Type.Boolean({ description: 'Its capacity is the number of seats of its section.' }),
    sold: Type.Integer(),
    held: Type.Integer({ description: 'In baskets, unpaid orders and offers of the waiting list.' }),
  },
  { $id: 'StaffTicketType' },
)

const dateProperties = {
  venue_id: nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Null: only as a stream.' })),
  status: stringEnum(['scheduled', 'postponed', 'cancelled']),
  doors_at: time,
  starts_at: time,
  ends_at: time,
  is_streamed: Type.Boolean(),
  replay_hours: nullable(Type.Integer({ minimum: 1, maximum: 8760 })),
}

/** Optional, so that a client without the field changes nothing. */
const tipsInput = {
  takes_tips: Type.Optional(
    Type.Boolean({ description: 'Whether viewers of the stream can give tips. By default as before, or on.' }),
  ),
}

export const EventDateInput = Type.Object({ ...dateProperties, ...tipsInput }, { $id: 'StaffEventDateInput' })

export const NewEventDates = Type.Object(
  {
    ...dateProperties,
    ...tipsInput,
    repeat: Type.Optional(
      Type.Object(
        {
          every_days: Type.Integer({ minimum: 1, maximum: 90 }),
          count: Type.Integer({ minimum: 1, maximum: 52 }),
        },
        { description: 'A series: so many dates, each that many days after the one before.' },
      ),
    ),
    copy_tickets_of: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Another date, whose ticket types each gets.' }),
    ),
  },
  { $id: 'StaffNewEventDates' },
)

export const StaffEventDateSchema = Type.Object(
  {
    id: Type.Integer(),
    event_id: Type.Integer(),
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    ...dateProperties,
    takes_tips: Type.Boolean({ description: 'Whether viewers of the stream can give tips.' }),
    time_zone: Type.String({ description: 'In which times are planned.', examples: ['Asia/Kathmandu'] }),
    ticket_types: Type.Array(schemaRef(StaffTicketTypeSchema)),
  },
  { $id: 'StaffEventDate' },
)

export const DateConflictSchema = conflictSchema(StaffEventDateSchema)
export const TicketTypeConflictSchema = conflictSchema(StaffTicketTypeSchema)

export type DateFields = Static<typeof EventDateInput>
export type TicketFields = Static<typeof TicketTypeInput>
export type NewTicketFields = Static<typeof NewTicketType>
export type StaffTicketType = Static<typeof StaffTicketTypeSchema>
export type StaffEventDate = Static<typeof StaffEventDateSchema>
export type Problem = readonly [field: string, message: string]

const toText = (at: string | Date | null) => (at === null ? null : new Date(at).toISOString())

const toTicketType = (row: StaffTicketTypeRow): StaffTicketType => ({
  ...row,
  price: rupees(row.price),
  sales_start_at: toText(row.sales_start_at),
  sales_end_at: toText(row.sales_end_at),
})

export const toDate = (row: StaffEventDateRow): StaffEventDate => ({
  ...row,
  doors_at: row.doors_at.toISOString(),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  time_zone: 'Asia/Kathmandu',
  ticket_types: row.ticket_types.map(toTicketType),
})

export async function showDate(inside: Connection, id: number): Promise<StaffEventDate> {
  const row = await staffEventQueries(inside).findDate(id)
  if (!row) throw notFound()
  return toDate(row)
}

export async function showTicketType(inside: Connection, id: number): Promise<StaffTicketType> {
  const row = await staffEventQueries(inside).findTicketType(id)
  if (!row) throw notFound()
  return toTicketType(row)
}

/** The facts of a date as its staff events record them. */
export const factsOf = ({ ticket_types, time_zone: _, ...facts }: StaffEventDate) => ({
  ...facts,
  ticket_types: ticket_types.map(({ id }) => id),
})
