import {
  type DayRange,
  dayInNepal,
  displayDate,
  displayNepaliDate,
  NAMED_PERIODS,
  parseDayRange,
  writeDigits,
} from '@dabali/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Static, Type } from 'typebox'
import {
  type CountedFacet,
  citySlug,
  countFacets,
  type FacetField,
  genreFilter,
  genreValues,
  hasGenre,
  venueSlug,
} from '../content/content-facets.ts'
import { slugFilter } from '../content/define-content-kind.ts'
import { isLinkedWith, isPublished, isTranslated } from '../content/queries.ts'
import { invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { PageQuery, stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { isAhead, isDateLive, type listVenues, WHEN_CONDITIONS } from './queries.ts'

type Database = Parameters<typeof listVenues>[0]

const onlyTrue = (description: string) => Type.Optional(stringEnum(['true'], { description }))

/** All filters of dates must be met by the same date of an event. */
export const EventListQuery = Type.Object({
  ...PageQuery.properties,
  when: Type.Optional(stringEnum(['upcoming', 'past', 'live', 'all'], { description: 'Default: all.' })),
  artist: slugFilter('an artist'),
  date: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 30,
      description: `${NAMED_PERIODS.join(', ')}, a month, a day or a range of days in Nepal.`,
      examples: ['this-week', '2026-12', '2026-12-13', '2026-12-13..2026-12-20'],
    }),
  ),
  city: citySlug,
  venue: venueSlug,
  genre: genreFilter,
  free: onlyTrue('Has free tickets.'),
  streamed: onlyTrue('Is streamed.'),
  step_free: onlyTrue('The venue can be entered without steps.'),
  children: onlyTrue('Is for children.'),
})

export type EventListQuery = Static<typeof EventListQuery>

/** The parameters that the links to other pages repeat. */
export const EVENT_FILTERS = [
  'when',
  'artist',
  'date',
  'city',
  'venue',
  'genre',
  'free',
  'streamed',
  'step_free',
  'children',
] as const satisfies readonly (keyof EventListQuery)[]

type Asked = { language: Language; now: Date }
type Condition = RawBuilder<SqlBool>

function daysOf(date: string | undefined, { language, now }: Asked): DayRange | undefined {
  if (date === undefined) return undefined
  const range = parseDayRange(date, now)
  if (range === undefined) throw invalidField('date', MESSAGES[language].events.date)
  return range
}

/** A postponed date has no day; a live one is on its first day and today. */
const isWithin = ({ from, to }: DayRange, now: Date): Condition => {
  const today = dayInNepal(now)
  const starts = sql`event_date.starts_at >= ${from}::date::timestamp at time zone 'Asia/Kathmandu'
    and event_date.starts_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kathmandu'`
  return sql<SqlBool>`(event_date.status <> 'postponed' and (${starts} or (${from <= today && today <= to}::boolean and ${isDateLive(now)})))`
}

const CITY = sql<
  string | null
>`case when event_date.venue_id is null and event_date.is_streamed then 'online' else venue.city end`

const HAS_FREE_TICKETS = sql<SqlBool>`exists (
  select from ticket_type join product on product.id = ticket_type.product_id
  where ticket_type.event_date_id = event_date.id and product.is_listed and product.selling_price = 0
)`

const IS_STREAMED = sql<SqlBool>`event_date.is_streamed`
const IS_STEP_FREE = sql<SqlBool>`venue.is_step_free`
const IS_FOR_CHILDREN = sql<SqlBool>`content.facts -> 'for_children' = 'true'`

const given = (value: string | undefined, condition: Condition) => (value === undefined ? undefined : condition)
const present = (conditions: readonly (Condition | undefined)[]) => conditions.filter((each) => each !== undefined)

/** The filters that refer to `event_date` and `venue`, by their parameter. */
const dateConditions = (query: EventListQuery, asked: Asked) => {
  const range = daysOf(query.date, asked)
  return {
    date: range && isWithin(range, asked.now),
    city: given(query.city, sql<SqlBool>`${CITY} = ${query.city}`),
    venue: given(query.venue, sql<SqlBool>`venue.slug = ${query.venue}`),
    free: given(query.free, HAS_FREE_TICKETS),
    streamed: given(query.streamed, IS_STREAMED),
    step_free: given(query.step_free, IS_STEP_FREE),
  }
}

const DATES_WHEN = { all: () => undefined, past: () => undefined, upcoming: isAhead, live: isDateLive }

/** The conditions of the list; one date of the event must meet all that dates are filtered by. */
export function eventConditions(query: EventListQuery, asked: Asked) {
  const when = query.when ?? 'all'
  const ofDate = present(Object.values(dateConditions(query, asked)))
  return [
    WHEN_CONDITIONS[when](asked.now),
    query.artist === undefined ? undefined : isLinkedWith('artist', query.artist),
    query.genre === undefined ? undefined : hasGenre(query.genre),
    given(query.children, IS_FOR_CHILDREN),
    ofDate.length === 0
      ? undefined
      : sql<SqlBool>`exists (
          select from event_date left join venue on venue.id = event_date.venue_id
          where event_date.event_id = content.id and ${sql.join(present([...ofDate, DATES_WHEN[when](asked.now)]), sql` and `)}
        )`,
  ]
}

const flagValues = (column: string) =>
  sql`select 'true', null, entry.id, entry.missed from entry where ${sql.ref(`entry.${column}`)}`

/** The months of all dates, and the named periods with the selected one. */
function periodValues(selected: string | undefined, asked: Asked) {
  const named = [...new Set([...NAMED_PERIODS, ...(selected === undefined ? [] : [selected])])]
  const rows = named.map((period) => {
    const range = daysOf(period, asked) as DayRange
    return sql`
      select ${period}::text, null::text, entry.id, entry.missed
      from entry join event_date on event_date.id = entry.date_id where ${isWithin(range, asked.now)}`
  })
  return sql`
    select to_char(month at time zone 'Asia/Kathmandu', 'YYYY-MM'), null::text, entry.id, entry.missed
    from entry join event_date on event_date.id = entry.date_id
    cross join lateral (
      select event_date.starts_at as month union all select ${asked.now}::timestamptz where ${isDateLive(asked.now)}
    ) as held
    where event_date.status <> 'postponed'
    union all ${sql.join(rows, sql` union all `)}`
}

/** The filters of the list with the number of events of each value. */
export function countEventFacets(database: Database, query: EventListQuery, asked: Asked) {
  const { language, now } = asked
  const when = query.when ?? 'all'
  const { venue, ...ofDate } = dateConditions(query, asked)
  const where = present([
    isPublished(),
    isTranslated,
    WHEN_CONDITIONS[when](now) as Condition | undefined,
    query.artist === undefined ? undefined : isLinkedWith('artist', query.artist),
    venue,
  ])
  const facets: CountedFacet[] = [
    { field: 'date', selected: query.date, condition: ofDate.date, values: periodValues(query.date, asked) },
    {
      field: 'city',
      selected: query.city,
      condition: ofDate.city,
      values: sql`
        select entry.city, city.names ->> ${language}, entry.id, entry.missed
        from entry left join city on city.slug = entry.city
        union all select slug, names ->> ${language}, null, null from city where slug = ${query.city ?? null}`,
    },
    {
      field: 'genre',
      selected: query.genre,
      condition: query.genre === undefined ? undefined : hasGenre(query.genre),
      values: genreValues(language),
    },
    ...FLAGS.map(({ field, column }) => ({
      field,
      selected: query[field],
      condition: field === 'children' ? given(query.children, IS_FOR_CHILDREN) : ofDate[field],
      values: flagValues(column),
    })),
  ]
  const ahead = DATES_WHEN[when](now)
  return countFacets(database, {
    language,
    columns: {
      date_id: sql`event_date.id`,
      city: CITY,
      is_free: HAS_FREE_TICKETS,
      is_streamed: IS_STREAMED,
      is_step_free: IS_STEP_FREE,
      is_for_children: IS_FOR_CHILDREN,
    },
    from: sql`
      from content
      left join event_date on event_date.event_id = content.id ${ahead ? sql`and ${ahead}` : sql``}
      left join venue on venue.id = event_date.venue_id
      where content.kind = 'event' and ${sql.join(where, sql` and `)}`,
    facets,
    labelOf: (field, value) => labelOf(field, value, language),
  })
}

const FLAGS = [
  { field: 'free', column: 'is_free' },
  { field: 'streamed', column: 'is_streamed' },
  { field: 'step_free', column: 'is_step_free' },
  { field: 'children', column: 'is_for_children' },
] as const

function labelOf(field: FacetField, value: string, language: Language): string {
  const { contentFacets, events } = MESSAGES[language]
  if (field === 'date') return dateLabel(value, language)
  if (field === 'city' && value === 'online') return events.online
  return value === 'true' ? contentFacets[field] : value
}

function dateLabel(value: string, language: Language): string {
  const { periods } = MESSAGES[language].events
  if (value in periods) return periods[value as keyof typeof periods]
  return value
    .split('..')
    .map((each) => (each.length === 'YYYY-MM'.length ? monthLabel(each, language) : dayLabel(each, language)))
    .join('–')
}

const dayLabel = (day: string, language: Language) => (language === 'ne' ? displayNepaliDate(day) : displayDate(day))

/** Of the common calendar, whose months addresses have. */
function monthLabel(month: string, language: Language): string {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`))
  return writeDigits(`${name} ${month.slice(0, 4)}`, language)
}
