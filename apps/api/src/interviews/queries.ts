import { contents, counted, isLinkedWith, linkedCards, listed, movedSlug, type Window } from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { shelfOf } from '../shelf/queries.ts'

type Language = 'en' | 'ne'

const KINDS = ['artist', 'record', 'event', 'session', 'volume', 'news'] as const

export const interviewQueries = (database: Database) => ({
  async list({ language, artist, ...window }: Window & { language: Language; artist?: string | undefined }) {
    const where = artist === undefined ? {} : { where: isLinkedWith('artist', artist) }
    const narrowed = { ...window, ...where }
    const rows = await listed(database, 'interview', { language, ...narrowed })
      .select(linkedCards(language, ['artist']).as('linked'))
      .execute()
    return counted(database, 'interview', rows, narrowed)
  },
  find: (slug: string, language: Language) =>
    contents(database, 'interview', language)
      .where('content.slug', '=', slug)
      .select(linkedCards(language, KINDS).as('linked'))
      .select(shelfOf(language).as('shelf'))
      .executeTakeFirst(),
  findMoved: (slug: string) => movedSlug(database, 'interview', slug),
})

export type InterviewQueries = ReturnType<typeof interviewQueries>
export type InterviewRow = Awaited<ReturnType<InterviewQueries['list']>>['rows'][number]
export type InterviewDetailRow = NonNullable<Awaited<ReturnType<InterviewQueries['find']>>>
