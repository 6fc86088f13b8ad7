import { sql } from 'kysely'
import {
  type ContentCardRow,
  contents,
  counted,
  isPublished,
  linkedCards,
  listed,
  movedSlug,
  type Window,
  wordsOf,
} from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { pictureNamed } from '../pictures/queries.ts'
import { shelfOf } from '../shelf/queries.ts'

type Language = 'en' | 'ne'

const KINDS = ['artist', 'event', 'record', 'interview', 'session', 'news', 'article'] as const
const LATEST_FIRST = sql`content.facts -> 'number' desc, content.id desc`

/** The volume that comes right before or after. */
const neighbour = (language: Language, side: 'previous' | 'next') => sql<ContentCardRow | null>`(
  select json_build_object(
    'kind', beside.kind,
    'slug', beside.slug,
    'title', beside_words.title,
    'summary', beside_words.summary,
    'published_at', beside.published_at,
    'picture', ${pictureNamed(sql.ref('beside.picture_name'), language)}
  )
  from content as beside
  cross join ${wordsOf(language, sql.ref('beside.id'))} as beside_words
  where beside.kind = 'volume' and ${isPublished(sql.ref('beside.published_at'))} and ${
    side === 'next'
      ? sql`beside.facts -> 'number' > content.facts -> 'number'`
      : sql`beside.facts -> 'number' < content.facts -> 'number'`
  }
  order by beside.facts -> 'number' ${side === 'next' ? sql`asc` : sql`desc`} limit 1
)`

export const volumeQueries = (database: Database) => ({
  async list({ language, ...window }: Window & { language: Language }) {
    const narrowed = { ...window, order: LATEST_FIRST }
    const rows = await listed(database, 'volume', { language, ...narrowed }).execute()
    return counted(database, 'volume', rows, narrowed)
  },
  find: (slug: string, language: Language) =>
    contents(database, 'volume', language)
      .where('content.slug', '=', slug)
      .select(linkedCards(language, KINDS).as('linked'))
      .select(shelfOf(language).as('shelf'))
      .select(neighbour(language, 'previous').as('previous'))
      .select(neighbour(language, 'next').as('next'))
      .executeTakeFirst(),
  findMoved: (slug: string) => movedSlug(database, 'volume', slug),
})

export type VolumeQueries = ReturnType<typeof volumeQueries>
export type VolumeRow = Awaited<ReturnType<VolumeQueries['list']>>['rows'][number]
export type VolumeDetailRow = NonNullable<Awaited<ReturnType<VolumeQueries['find']>>>
