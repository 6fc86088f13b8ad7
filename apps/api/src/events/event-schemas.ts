import { type Static, Type } from 'typebox'
import { ContentCardSchema, contentCards, contentDetailProperties } from '../content/content-card.ts'
import { GenreSchema } from '../content/content-facets.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { PictureSchema } from '../pictures/queries.ts'
import { relatedProducts } from '../related-products/queries.ts'
import { AVAILABILITIES, DATE_STATES, SALE_STATES } from './event-state.ts'

const time = Type.String({ format: 'date-time' })
const optionalTime = Type.Union([Type.String({ format: 'date-time' }), Type.Null()])
const optionalNumber = Type.Union([Type.Number(), Type.Null()])

export const VenueSchema = Type.Object(
  {
    slug: Type.String(),
    name: Type.String(),
    address: Type.String(),
    city: Type.String({ description: 'The name of the city; empty where it is not known.' }),
    directions: Type.String({ description: 'How to get there.' }),
    is_step_free: Type.Boolean({ description: 'Can be entered without steps.' }),
    access_notes: Type.String({ description: 'Access information, including for wheelchairs.' }),
    latitude: optionalNumber,
    longitude: optionalNumber,
  },
  { $id: 'Venue' },
)

export const TicketTypeSchema = Type.Object(
  {
    id: Type.Integer(),
    title: Type.String(),
    admits: stringEnum(['hall', 'stream']),
    state: stringEnum(SALE_STATES),
    is_seated: Type.Boolean({ description: 'Its tickets have numbered seats.' }),
    num_available: Type.Integer(),
    largest_quantity: Type.Integer({ description: 'The maximum quantity of one order or waiting-list entry.' }),
    product_id: Type.Integer({ description: 'The product that is added to the basket.' }),
    product_url: Type.String({ examples: ['/v1/api/products/1/'] }),
    price: Type.String({ examples: ['800.00'] }),
    currency: stringEnum(['NPR']),
    sales_start_at: optionalTime,
    sales_end_at: optionalTime,
  },
  { $id: 'TicketType' },
)

const dateProperties = {
  id: Type.Integer(),
  doors_at: time,
  starts_at: time,
  ends_at: time,
  state: stringEnum(DATE_STATES),
  availability: stringEnum(AVAILABILITIES),
  is_sold_out: Type.Boolean(),
  is_streamed: Type.Boolean(),
  replay_until: optionalTime,
}

export const EventDateSchema = Type.Object(
  {
    ...dateProperties,
    status: stringEnum(['scheduled', 'postponed', 'cancelled']),
    venue: Type.Union([schemaRef(VenueSchema), Type.Null()]),
    ticket_types: Type.Array(schemaRef(TicketTypeSchema)),
  },
  { $id: 'EventDate' },
)

/** A date as lists show it. */
export const EventCardDateSchema = Type.Object(
  {
    ...dateProperties,
    venue_name: Type.String({ description: 'Empty where there is no venue.' }),
    city: Type.String({ description: 'The name of the city; empty where it is not known.' }),
    is_step_free: Type.Boolean({ description: 'The venue can be entered without steps.' }),
    price_from: Type.Union([Type.String(), Type.Null()], { description: 'The cheapest ticket on sale.' }),
    sales_start_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'When the first tickets go on sale; null where they already are, or where it is not known.',
    }),
  },
  { $id: 'EventCardDate' },
)

export const ListedVenueSchema = Type.Object(
  {
    ...VenueSchema.properties,
    num_upcoming: Type.Integer({ description: 'The number of upcoming events.' }),
  },
  { $id: 'ListedVenue' },
)

const stateProperties = {
  state: stringEnum(DATE_STATES),
  availability: stringEnum(AVAILABILITIES, { description: 'What can still be bought of the upcoming dates.' }),
  is_sold_out: Type.Boolean({ description: 'All upcoming dates are sold out.' }),
  is_streamed: Type.Boolean(),
}

export const EventSchema = Type.Object(
  {
    ...ContentCardSchema.properties,
    ...stateProperties,
    num_dates: Type.Integer({
      description:
        'The number of dates that are neither over nor cancelled; if all are over, of those that were not cancelled.',
    }),
    date: Type.Union([schemaRef(EventCardDateSchema), Type.Null()], {
      description: 'The next date, or the last one if all are over.',
    }),
    dates: Type.Array(schemaRef(EventCardDateSchema), { description: 'All dates, soonest first.' }),
    genres: Type.Array(schemaRef(GenreSchema)),
    is_for_children: Type.Boolean(),
    square_picture: Type.Union([schemaRef(PictureSchema), Type.Null()], {
      description: 'A square picture without lettering, for lists.',
    }),
    price_from: Type.Union([Type.String(), Type.Null()], {
      description: 'The cheapest ticket that can still be bought.',
    }),
    price_to: Type.Union([Type.String(), Type.Null()], {
      description: 'The most expensive ticket that can still be bought.',
    }),
    currency: stringEnum(['NPR']),
  },
  { $id: 'Event' },
)

const RunningOrderSchema = Type.Array(
  Type.Object({
    after_minutes: Type.Integer({ description: 'When it begins, in minutes after the start of a date.' }),
    title: Type.String(),
    about: Type.String({ description: 'A few words, such as the instruments; may be empty.' }),
    is_break: Type.Boolean(),
  }),
  { description: 'The sets of a date in their order; empty where it is not known.' },
)

export const EventDetailSchema = Type.Object(
  {
    ...contentDetailProperties,
    ...stateProperties,
    calendar_url: Type.String({ examples: ['/v1/api/events/low-cloud-live/calendar.ics'] }),
    dates: Type.Array(schemaRef(EventDateSchema)),
    organizer: Type.String(),
    refund_rule: Type.String(),
    running_order: RunningOrderSchema,
    line_up: contentCards('The artists, in billing order.'),
    records: contentCards('Records that belong to the event.'),
    sessions: contentCards('Sessions that mention it.'),
    interviews: contentCards('Interviews that mention it.'),
    news: contentCards('News that mention it.'),
    volumes: contentCards('Volumes that it is in.'),
    products: relatedProducts('Products of the event other than tickets.'),
  },
  { $id: 'EventDetail' },
)

/** The date that a ticket in a basket or an order admits to. */
export const LineEventDateSchema = Type.Object(
  {
    id: Type.Integer(),
    event_slug: Type.String(),
    admits: stringEnum(['hall', 'stream']),
    doors_at: time,
    starts_at: time,
    ends_at: time,
    state: stringEnum(DATE_STATES),
    venue_name: Type.String({ description: 'Empty where there is none.' }),
  },
  { $id: 'LineEventDate' },
)

export type LineEventDate = Static<typeof LineEventDateSchema>
export type EventCard = Static<typeof EventSchema>
export type EventDate = Static<typeof EventDateSchema>
export type TicketType = Static<typeof TicketTypeSchema>
