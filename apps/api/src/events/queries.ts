import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Genre, genresOf } from '../content/content-facets.ts'
import { type ContentCardRow, contents, isPublished, isTranslated, linksOf, translationOf } from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { type Picture, pictureNamed } from '../pictures/queries.ts'
import type { StateOverride } from './event-state.ts'

type Language = 'en' | 'ne'
type When = 'upcoming' | 'past' | 'live' | 'all'

export type TicketTypeRow = {
  id: number
  title: string
  admits: 'hall' | 'stream'
  is_seated: boolean
  num_available: number
  largest_quantity: number
  product_id: number
  price: number
  sales_start_at: string | null
  sales_end_at: string | null
}

export type VenueRow = {
  slug: string
  name: string
  address: string
  /** The name of the city. */
  city: string
  directions: string
  access_notes: string
  is_step_free: boolean
  latitude: number | null
  longitude: number | null
}

/** A date as JSON: times are text. */
export type EventDateRow = {
  id: number
  status: 'scheduled' | 'postponed' | 'cancelled'
  doors_at: string
  starts_at: string
  ends_at: string
  is_streamed: boolean
  replay_hours: number | null
  said: StateOverride | null
  venue: VenueRow | null
  ticket_types: TicketTypeRow[]
}

/** The venue of `event_date`, each text in the language where it is translated, else in the other one. */
export const venueOf = (language: Language) => sql`(
  select ${venueColumns(language)} from ${venueWords(language)} where venue.id = event_date.venue_id
)`

const venueColumns = (language: Language) => sql<VenueRow>`json_build_object(
  'slug', venue.slug,
  'name', coalesce(own.name, other.name, ''),
  'address', coalesce(nullif(own.address, ''), other.address, ''),
  'city', coalesce((select names ->> ${language} from city where city.slug = venue.city), ''),
  'directions', coalesce(nullif(own.directions, ''), other.directions, ''),
  'access_notes', coalesce(nullif(own.access_notes, ''), other.access_notes, ''),
  'is_step_free', venue.is_step_free,
  'latitude', latitude,
  'longitude', longitude
)`

const venueWords = (language: Language) => sql`venue
  left join venue_translation as own on own.venue_id = venue.id and own.language = ${language}
  left join venue_translation as other on other.venue_id = venue.id and other.language <> ${language}`

export type ListedVenueRow = { venue: VenueRow; num_upcoming: number }

/** All venues with the number of their upcoming events: those with most events first. */
export async function listVenues(database: Database, language: Language, now: Date): Promise<ListedVenueRow[]> {
  const { rows } = await sql<ListedVenueRow>`
    select ${venueColumns(language)} as venue, (
      select count(distinct event_id)::integer
      from event_date join content on content.id = event_id
      where event_date.venue_id = venue.id and ${isAhead(now)} and ${isPublished()} and ${isTranslated}
    ) as num_upcoming
    from ${venueWords(language)} order by num_upcoming desc, venue.id`.execute(database)
  return rows
}

/** No more tickets than exist can be bought or requested. */
export const LARGEST_QUANTITY = sql<number>`least(largest_quantity, capacity)`

// Ticket types whose product is not listed are not for sale.
const ticketTypesOf = (language: Language) => sql`coalesce((
  select json_agg(json_build_object(
    'id', ticket_type.id,
    'title', coalesce((
      select title from product_translation where product_translation.product_id = product.id
      order by (product_translation.language = ${language}) desc limit 1
    ), ''),
    'admits', admits,
    'is_seated', section_id is not null,
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

const STREAM_OF_DATE = sql`live_stream where live_stream.event_date_id = event_date.id and event_date.is_streamed`

/** The state that staff set for the stream of `event_date`, which `overrideOf` reads. */
export const STREAM_OVERRIDE = sql<StateOverride | null>`(select said from ${STREAM_OF_DATE})`

/** The same while it replaces the state of the clock. */
export const overrideAt = (now: Expression<Date>) => sql<StateOverride | null>`case
  when event_date.doors_at <= ${now} and event_date.ends_at > ${now} - interval '12 hours' then (
    select stream_override(event_date.status, said, event_date.doors_at, event_date.ends_at, ${now}) from ${STREAM_OF_DATE}
  )
end`

/** The dates of an event, soonest first, with venue and ticket types. */
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
    'said', ${STREAM_OVERRIDE},
    'venue', ${venueOf(language)},
    'ticket_types', ${ticketTypesOf(language)}
  ) order by starts_at, event_date.id)
  from event_date where event_id = ${id}
), '[]')`

/** The date of a ticket as JSON, with the names of its venue by language. */
export type LineEventDateRow = Pick<
  EventDateRow,
  'id' | 'status' | 'doors_at' | 'starts_at' | 'ends_at' | 'replay_hours' | 'said'
> & { event_slug: string; admits: 'hall' | 'stream'; venue_names: Partial<Record<Language, string>> }

type LineOfDate = {
  productId: Expression<number | null>
  productClass: Expression<string>
  tippedDateId?: Expression<number | null>
}

/** The date that a product is a ticket for, or of a tip; null for other products. */
export const lineEventDateOf = ({ productId, productClass, tippedDateId = sql<null>`null::integer` }: LineOfDate) =>
  sql<LineEventDateRow | null>`case when ${productClass} = 'Ticket' or ${tippedDateId} is not null
    then date_of_ticket(${productId}, ${tippedDateId}) end`

/** What lists of events show besides the columns of a card. */
export type EventCardColumns = {
  dates: EventDateRow[]
  genres: Genre[]
  is_for_children: boolean
  square_picture: Picture | null
}

export type LinkedEventRow = ContentCardRow & EventCardColumns

const isForChildren = (facts: RawBuilder<unknown>) => sql<boolean>`coalesce(${facts} -> 'for_children' = 'true', false)`
const squarePicture = (facts: RawBuilder<unknown>, language: Language) =>
  pictureNamed(sql<string | null>`(${facts} ->> 'square_picture')`, language)

export const eventCardColumns = (language: Language) => ({
  dates: datesOf(language),
  genres: genresOf(language),
  is_for_children: isForChildren(sql.ref('content.facts')),
  square_picture: squarePicture(sql.ref('content.facts'), language),
})

const timeOf = (now: Date) => sql<Date>`${now}::timestamptz`

const MAX_CALENDAR_EVENTS = 500
const CONTENT_ID = sql.ref<number>('content.id')

/** A postponed date without a new date is not over; a stream is when staff say so. */
export const isAhead = (now: Date) =>
  sql<SqlBool>`(event_date.status = 'postponed' or coalesce(${overrideAt(timeOf(now))} <> 'ended', event_date.ends_at > ${now}))`

const isOver = (now: Date, id: Expression<number> = CONTENT_ID) => sql<SqlBool>`(
  exists (select from event_date where event_id = ${id})
  and not exists (select from event_date where event_id = ${id} and ${isAhead(now)})
)`

/** Refers to `event_date`. */
export const isDateLive = (now: Date) =>
  sql<SqlBool>`(event_date.status = 'scheduled' and coalesce(
    ${overrideAt(timeOf(now))} <> 'ended', event_date.starts_at <= ${now} and event_date.ends_at > ${now}
  ))`

const isLive = (now: Date) => sql<SqlBool>`exists (
  select from event_date where event_id = content.id and ${isDateLive(now)}
)`

/** Upcoming events first, soonest first, those without a day last; then past events, latest first. */
export const byDate = (now: Date, id: Expression<number> = CONTENT_ID) => sql`
  ${isOver(now, id)},
  (select min(starts_at) from event_date where event_id = ${id} and ${isAhead(now)} and status <> 'postponed'),
  (select max(starts_at) from event_date where event_id = ${id}) desc, ${id}`

export const WHEN_CONDITIONS: Record<When, (now: Date) => Expression<SqlBool> | undefined> = {
  all: () => undefined,
  upcoming: (now) => sql`not ${isOver(now)}`,
  past: (now) => isOver(now),
  live: isLive,
}

/** The events that are linked with any of these contents. */
export const linkedEvents = (
  language: Language,
  now: Date,
  { ids, upcoming = false }: { ids: Expression<number[]>; upcoming?: boolean },
) => sql<LinkedEventRow[]>`coalesce((
  select json_agg(json_build_object(
    'kind', event.kind,
    'slug', event.slug,
    'title', event_words.title,
    'summary', event_words.summary,
    'published_at', event.published_at,
    'picture', ${pictureNamed(sql.ref('event.picture_name'), language)},
    'dates', ${datesOf(language, sql.ref('event.id'))},
    'genres', ${genresOf(language, sql.ref('event.id'))},
    'is_for_children', ${isForChildren(sql.ref('event.facts'))},
    'square_picture', ${squarePicture(sql.ref('event.facts'), language)}
  ) order by ${byDate(now, sql.ref('event.id'))})
  from content as event
  cross join ${translationOf(language, sql.ref('event.id'))} as event_words
  where event.kind = 'event' and ${isPublished(sql.ref('event.published_at'))}
    and event.id in (
      select to_id from content_link where from_id = any (${ids})
      union all
      select from_id from content_link where to_id = any (${ids})
    )
    and (not ${upcoming}::boolean or not ${isOver(now, sql.ref('event.id'))})
), '[]')`

/** The ids of a content and of its artists, whose events are shown with it. */
export const contentAndItsArtists = sql<number[]>`array(
  select content.id
  union all
  select artist.id from (${linksOf(CONTENT_ID)}) as link
  join content as artist on artist.id = link.id and artist.kind = 'artist' and ${isPublished(sql.ref('artist.published_at'))}
)`

export const calendarQueries = (database: Database) => ({
  findCalendar: (slug: string, language: Language) =>
    contents(database, 'event', language)
      .where('content.slug', '=', slug)
      .select(datesOf(language).as('dates'))
      .executeTakeFirst(),
  listCalendars: (language: Language, now: Date) =>
    contents(database, 'event', language)
      .where(sql<SqlBool>`not ${isOver(now)}`)
      .select(datesOf(language).as('dates'))
      .orderBy('content.id')
      .limit(MAX_CALENDAR_EVENTS)
      .execute(),
})

export type CalendarRow = NonNullable<Awaited<ReturnType<ReturnType<typeof calendarQueries>['findCalendar']>>>
