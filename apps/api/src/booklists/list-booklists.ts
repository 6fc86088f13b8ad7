import type { Static } from 'typebox'
import { type PageQuery, toPage, windowOf } from '../http/page.ts'
import type { BooklistQueries } from './queries.ts'
import { toBooklist } from './to-booklist.ts'

export async function listBooklists(
  queries: BooklistQueries,
  { language, query }: { language: 'en' | 'ne'; query: Static<typeof PageQuery> },
) {
  const { count, rows } = await queries.list({ language, ...windowOf(query) })
  return toPage('/v1/api/booklists/', query, count, rows.map(toBooklist))
}
