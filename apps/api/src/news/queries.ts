import { type SqlBool, sql } from 'kysely'
import { contents, counted, isLinkedWith, linkedCards, listed, movedSlug, type Window } from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { shelfOf } from '../shelf/queries.ts'

type Language = 'en' | 'ne'

const KINDS = ['artist', 'event', 'record', 'interview', 'session', 'volume', 'news'] as const
const EVERY = sql<SqlBool>`true`

/** A tag is written in one language, and found in every one. */
const hasTag = (tag: string) => sql<SqlBool>`exists (
  select from content_translation where content_id = content.id and jsonb_exists(words -> 'tags', ${tag})
)`

export const newsQueries = (database: Database) => ({
  async list({
    language,
    tag,
    artist,
    ...window
  }: Window & { language: Language; tag?: string | undefined; artist?: string | undefined }) {
    const tagged = tag === undefined ? EVERY : hasTag(tag)
    const about = artist === undefined ? EVERY : isLinkedWith('artist', artist)
    const narrowed = { ...window, where: sql<SqlBool>`${tagged} and ${about}` }
    const rows = await listed(database, 'news', { language, ...narrowed }).execute()
    return counted(database, 'news', rows, narrowed)
  },
  find: (slug: string, language: Language) =>
    contents(database, 'news', language)
      .where('content.slug', '=', slug)
      .select(linkedCards(language, KINDS).as('linked'))
      .select(shelfOf(language).as('shelf'))
      .executeTakeFirst(),
  findMoved: (slug: string) => movedSlug(database, 'news', slug),
})

export type NewsQueries = ReturnType<typeof newsQueries>
export type NewsRow = Awaited<ReturnType<NewsQueries['list']>>['rows'][number]
export type NewsDetailRow = NonNullable<Awaited<ReturnType<NewsQueries['find']>>>
