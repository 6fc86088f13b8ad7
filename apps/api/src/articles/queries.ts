import { contents, counted, linkedCards, listed, movedSlug, type Window } from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { shelfOf } from '../shelf/queries.ts'

type Language = 'en' | 'ne'

const KINDS = ['article', 'artist', 'author', 'record', 'volume', 'booklist'] as const

export const articleQueries = (database: Database) => ({
  async list({ language, ...window }: Window & { language: Language }) {
    const rows = await listed(database, 'article', { language, ...window }).execute()
    return counted(database, 'article', rows, window)
  },
  find: (slug: string, language: Language) =>
    contents(database, 'article', language)
      .where('content.slug', '=', slug)
      .select(linkedCards(language, KINDS).as('linked'))
      .select(shelfOf(language).as('shelf'))
      .executeTakeFirst(),
  findMoved: (slug: string) => movedSlug(database, 'article', slug),
})

export type ArticleQueries = ReturnType<typeof articleQueries>
export type ArticleRow = Awaited<ReturnType<ArticleQueries['list']>>['rows'][number]
export type ArticleDetailRow = NonNullable<Awaited<ReturnType<ArticleQueries['find']>>>
