import { contents, counted, isLinkedWith, linkedCards, listed, movedSlug, type Window } from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { shelfOf } from '../shelf/queries.ts'

type Language = 'en' | 'ne'

const KINDS = ['artist', 'record', 'event', 'interview', 'volume', 'news'] as const

export const sessionQueries = (database: Database) => ({
  async list({ language, artist, ...window }: Window & { language: Language; artist?: string | undefined }) {
    const where = artist === undefined ? {} : { where: isLinkedWith('artist', artist) }
    const narrowed = { ...window, ...where }
    const rows = await listed(database, 'session', { language, ...narrowed })
      .select(linkedCards(language, ['artist']).as('linked'))
      .execute()
    return counted(database, 'session', rows, narrowed)
  },
  find: (slug: string, language: Language) =>
    contents(database, 'session', language)
      .where('content.slug', '=', slug)
      .select(linkedCards(language, KINDS).as('linked'))
      .select(shelfOf(language).as('shelf'))
      .executeTakeFirst(),
  findMoved: (slug: string) => movedSlug(database, 'session', slug),
})

export type SessionQueries = ReturnType<typeof sessionQueries>
export type SessionRow = Awaited<ReturnType<SessionQueries['list']>>['rows'][number]
export type SessionDetailRow = NonNullable<Awaited<ReturnType<SessionQueries['find']>>>
