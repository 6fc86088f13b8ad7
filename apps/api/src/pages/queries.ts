import { contents, counted, listed, movedSlug, type Window } from '../content/queries.ts'
import type { Database } from '../database/database.ts'

type Language = 'en' | 'ne'

export const pageQueries = (database: Database) => ({
  async list({ language, ...window }: Window & { language: Language }) {
    const rows = await listed(database, 'page', { language, ...window }).execute()
    return counted(database, 'page', rows, window)
  },
  find: (slug: string, language: Language) =>
    contents(database, 'page', language).where('content.slug', '=', slug).executeTakeFirst(),
  findMoved: (slug: string) => movedSlug(database, 'page', slug),
})

export type PageQueries = ReturnType<typeof pageQueries>
export type PageRow = Awaited<ReturnType<PageQueries['list']>>['rows'][number]
export type PageDetailRow = NonNullable<Awaited<ReturnType<PageQueries['find']>>>
