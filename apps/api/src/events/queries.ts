import { type Expression, type SqlBool, sql } from 'kysely'
import {
  type ContentCardRow,
  contents,
  counted,
  isLinkedWith,
  isPublished,
  linkedCards,
  linksOf,
  listed,
  movedSlug,
  type Window,
  wordsOf,
} from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { pictureNamed } from '../pictures/queries.ts'
import { shelfOf } from '../shelf/queries.ts'
import { datesOf, type EventDateRow } from './dates/queries.ts'

type Language = 'en' | 'ne'
export type When = 'upcoming' | 'past' | 'live' | 'all'

export type LinkedEventRow = ContentCardRow & { dates: EventDateRow[] }

const KINDS = ['artist', 'record', 'session', 'interview', 'news', 'volume'] as const
const MOST_IN_A_CALENDAR = 500
const CONTENT_ID = sql.ref<number>('content.id')

/** Postponed without a new day is not over. */
const isAhead = (now: Date) => sql<SqlBool>`(event_date.ends_at > ${now} or event_date.status = 'postponed')`

const isOver = (now: Date, id: Expression<number> = CONTENT_ID) => sql<SqlBool>`(
  exists (select from event_date where event_id = ${id})
  and not exists (select from event_date where event_id = ${id} and ${isAhead(now)})
)`

const isLive = (now: Date) => sql<SqlBool>`exists (
  select from event_date where event_id = content.id and status = 'scheduled' and starts_at <= ${now} and ends_at > ${now}
)`

/** What is to come first, the next at the top and what has no day at the end; then what was, the last at the top. */
const byDate = (now: Date, id: Expression<number> = CONTENT_ID) => sql`
  ${isOver(now, id)},
  (select min(starts_at) from event_date where event_id = ${id} and ends_at > ${now} and status <> 'postponed'),
  (select max(starts_at) from event_date where event_id = ${id}) desc, ${id}`

const CONDITIONS: Record<When, (now: Date) => Expression<SqlBool>> = {
  all: () => sql`true`,
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
    'dates', ${datesOf(language, sql.ref('event.id'))}
  ) order by ${byDate(now, sql.ref('event.id'))})
  from content as event
  cross join ${wordsOf(language, sql.ref('event.id'))} as event_words
  where event.kind = 'event' and ${isPublished(sql.ref('event.published_at'))}
    and event.id in (
      select to_id from content_link where from_id = any (${ids})
      union all
      select from_id from content_link where to_id = any (${ids})
    )
    and (not ${upcoming}::boolean or not ${isOver(now, sql.ref('event.id'))})
), '[]')`

/** A content and the artists it is linked with: whose nights are also its own. */
export const withItsArtists = sql<number[]>`array(
  select content.id
  union all
  select maker.id from (${linksOf(CONTENT_ID)}) as made
  join content as maker on maker.id = made.id and maker.kind = 'artist' and ${isPublished(sql.ref('maker.published_at'))}
)`

export const eventQueries = (database: Database) => ({
  async list({
    language,
    now,
    when,
    artist,
    ...window
  }: Window & { language: Language; now: Date; when: When; artist?: string | undefined }) {
    const linked = artist === undefined ? sql`true` : isLinkedWith('artist', artist)
    const narrowed = { ...window, where: sql<SqlBool>`${CONDITIONS[when](now)} and ${linked}`, order: byDate(now) }
    const rows = await listed(database, 'event', { language, ...narrowed })
      .select(datesOf(language).as('dates'))
      .execute()
    return counted(database, 'event', rows, narrowed)
  },
  find: (slug: string, language: Language) =>
    contents(database, 'event', language)
      .where('content.slug', '=', slug)
      .select(datesOf(language).as('dates'))
      .select(linkedCards(language, KINDS).as('linked'))
      .select(shelfOf(language).as('shelf'))
      .executeTakeFirst(),
  findMoved: (slug: string) => movedSlug(database, 'event', slug),
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
      .limit(MOST_IN_A_CALENDAR)
      .execute(),
})

export type EventQueries = ReturnType<typeof eventQueries>
export type EventRow = Awaited<ReturnType<EventQueries['list']>>['rows'][number]
export type EventDetailRow = NonNullable<Awaited<ReturnType<EventQueries['find']>>>
export type CalendarRow = NonNullable<Awaited<ReturnType<EventQueries['findCalendar']>>>
