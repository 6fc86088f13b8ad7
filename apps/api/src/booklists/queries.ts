import { sql } from 'kysely'
import { contents, counted, linkedCards, listed, movedSlug, type Window } from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { shelfOf } from '../shelf/queries.ts'

type Language = 'en' | 'ne'

const KINDS = ['article', 'author', 'booklist'] as const

const numProducts = sql<number>`(
  select count(*)::integer from content_product join product on product.id = product_id
  where content_id = content.id and product.is_listed
)`

export const booklistQueries = (database: Database) => ({
  async list({ language, ...window }: Window & { language: Language }) {
    const rows = await listed(database, 'booklist', { language, ...window })
      .select(numProducts.as('num_products'))
      .execute()
    return counted(database, 'booklist', rows, window)
  },
  find: (slug: string, language: Language) =>
    contents(database, 'booklist', language)
      .where('content.slug', '=', slug)
      .select(linkedCards(language, KINDS).as('linked'))
      .select(shelfOf(language).as('shelf'))
      .executeTakeFirst(),
  findMoved: (slug: string) => movedSlug(database, 'booklist', slug),
})

export type BooklistQueries = ReturnType<typeof booklistQueries>
export type BooklistRow = Awaited<ReturnType<BooklistQueries['list']>>['rows'][number]
export type BooklistDetailRow = NonNullable<Awaited<ReturnType<BooklistQueries['find']>>>
