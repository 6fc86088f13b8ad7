import { type Expression, sql } from 'kysely'

type Language = 'en' | 'ne'

export type TicketTypeRow = {
  id: number
  title: string
  admits: 'hall' | 'stream'
  num_available: number
  largest_quantity: number
  product_id: number
  price: number
  sales_start_at: string | null
  sales_end_at: string | null
}

type VenueRow = {
  name: string
  address: string
  access_notes: string
  latitude: number | null
  longitude: number | null
}

/** A date as JSON carries it: its times are text. */
export type EventDateRow = {
  id: number
  status: 'scheduled' | 'postponed' | 'cancelled'
  doors_at: string
  starts_at: string
  ends_at: string
  is_streamed: boolean
  replay_hours: number | null
  venue: VenueRow | null
  ticket_types: TicketTypeRow[]
}

/** The place of the date that a statement is about, in a language as far as it is written in it. */
export const venueOf = (language: Language) => sql`(
  select json_build_object(
    'name', coalesce(own.name, other.name, ''),
    'address', coalesce(nullif(own.address, ''), other.address, ''),
    'access_notes', coalesce(nullif(own.access_notes, ''), other.access_notes, ''),
    'latitude', latitude,
    'longitude', longitude
  )
  from venue
  left join venue_translation as own on own.venue_id = venue.id and own.language = ${language}
  left join venue_translation as other on other.venue_id = venue.id and other.language <> ${language}
  where venue.id = event_date.venue_id
)`

/** Of a type of ticket: nobody buys or waits for more than there are in all. */
export const LARGEST_QUANTITY = sql<number>`least(largest_quantity, capacity)`

// What is not listed is sold to nobody.
const ticketTypesOf = (language: Language) => sql`coalesce((
  select json_agg(json_build_object(
    'id', ticket_type.id,
    'title', coalesce((
      select title from product_translation where product_translation.product_id = product.id
      order by (product_translation.language = ${language}) desc limit 1
    ), ''),
    'admits', admits,
    'num_available', capacity - sold - held,
    'largest_quantity', ${LARGEST_QUANTITY},
    'product_id', product.id,
    'price', product.selling_price,
    'sales_start_at', sales_start_at,
    'sales_end_at', sales_end_at
  ) order by ticket_type.position, ticket_type.id)
  from ticket_type join product on product.id = ticket_type.product_id
  where event_date_id = event_date.id and product.is_listed
), '[]')`

/** The dates of an event, soonest first, with place and tickets. */
export const datesOf = (language: Language, id: Expression<number> = sql.ref<number>('content.id')) => sql<
  EventDateRow[]
>`coalesce((
  select json_agg(json_build_object(
    'id', event_date.id,
    'status', status,
    'doors_at', doors_at,
    'starts_at', starts_at,
    'ends_at', ends_at,
    'is_streamed', is_streamed,
    'replay_hours', replay_hours,
    'venue', ${venueOf(language)},
    'ticket_types', ${ticketTypesOf(language)}
  ) order by starts_at, event_date.id)
  from event_date where event_id = ${id}
), '[]')`
