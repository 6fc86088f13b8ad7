import { sql } from 'kysely'
import { contents, counted, linkedCards, listed, movedSlug, type Window } from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { linkedEvents } from '../events/queries.ts'
import { shelfOf } from '../shelf/queries.ts'

type Language = 'en' | 'ne'

const KINDS = ['record', 'session', 'interview', 'news', 'volume', 'article'] as const

export const artistQueries = (database: Database) => ({
  async list({ language, ...window }: Window & { language: Language }) {
    const rows = await listed(database, 'artist', { language, ...window }).execute()
    return counted(database, 'artist', rows, window)
  },
  find: (slug: string, language: Language, now: Date) =>
    contents(database, 'artist', language)
      .where('content.slug', '=', slug)
      .select(linkedCards(language, KINDS).as('linked'))
      .select(linkedEvents(language, now, { ids: sql<number[]>`array[content.id]` }).as('events'))
      .select(shelfOf(language).as('shelf'))
      .executeTakeFirst(),
  findMoved: (slug: string) => movedSlug(database, 'artist', slug),
})

export type ArtistQueries = ReturnType<typeof artistQueries>
export type ArtistRow = Awaited<ReturnType<ArtistQueries['list']>>['rows'][number]
export type ArtistDetailRow = NonNullable<Awaited<ReturnType<ArtistQueries['find']>>>
