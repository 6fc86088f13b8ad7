import { type SqlBool, sql } from 'kysely'
import { contents, counted, isLinkedWith, linkedCards, listed, movedSlug, type Window } from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { linkedEvents, withItsArtists } from '../events/queries.ts'
import { shelfOf } from '../shelf/queries.ts'
import { DEFAULT_FORMAT, RECORD_FORMATS, type RecordFormat } from './record.ts'

type Language = 'en' | 'ne'

type Asked = { language: Language; artist?: string | undefined; format?: RecordFormat | undefined }

export type TrackRow = { number: number; title: string; duration_seconds: number; preview_media: string | null }

const KINDS = ['artist', 'session', 'interview', 'news', 'volume', 'article'] as const
/** What it came as; what nobody has said of is an album, as everywhere. */
const FORMAT = sql`case when content.facts ->> 'format' = any (${[...RECORD_FORMATS]}::text[]) then content.facts ->> 'format' else ${DEFAULT_FORMAT} end`
const NEWEST_FIRST = sql`content.facts ->> 'released_on' desc nulls last, content.id desc`

const tracks = (language: Language) => sql<TrackRow[]>`coalesce((
  select json_agg(json_build_object(
    'number', position,
    'title', coalesce((
      select title from track_translation
      where track_id = track.id order by (language = ${language}) desc, language limit 1
    ), ''),
    'duration_seconds', duration_seconds,
    'preview_media', preview_media
  ) order by position)
  from track where record_id = content.id
), '[]')`

export const recordQueries = (database: Database) => ({
  async list({ language, artist, format, ...window }: Window & Asked) {
    const wanted = [
      artist === undefined ? sql<SqlBool>`true` : isLinkedWith('artist', artist),
      format === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${FORMAT} = ${format}`,
    ]
    const narrowed = { ...window, where: sql<SqlBool>`(${sql.join(wanted, sql` and `)})`, order: NEWEST_FIRST }
    const rows = await listed(database, 'record', { language, ...narrowed })
      .select(linkedCards(language, ['artist']).as('linked'))
      .execute()
    return counted(database, 'record', rows, narrowed)
  },
  find: (slug: string, language: Language, now: Date) =>
    contents(database, 'record', language)
      .where('content.slug', '=', slug)
      .select(tracks(language).as('tracks'))
      .select(linkedCards(language, KINDS).as('linked'))
      .select(linkedEvents(language, now, { ids: withItsArtists, upcoming: true }).as('events'))
      .select(shelfOf(language).as('shelf'))
      .executeTakeFirst(),
  findMoved: (slug: string) => movedSlug(database, 'record', slug),
})

export type RecordQueries = ReturnType<typeof recordQueries>
export type RecordRow = Awaited<ReturnType<RecordQueries['list']>>['rows'][number]
export type RecordDetailRow = NonNullable<Awaited<ReturnType<RecordQueries['find']>>>
