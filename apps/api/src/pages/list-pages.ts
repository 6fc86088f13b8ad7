import type { Static } from 'typebox'
import { type PageQuery, toPage as toListPage, windowOf } from '../http/page.ts'
import type { PageQueries } from './queries.ts'
import { toPage } from './to-page.ts'

export async function listPages(
  queries: PageQueries,
  { language, query }: { language: 'en' | 'ne'; query: Static<typeof PageQuery> },
) {
  const { count, rows } = await queries.list({ language, ...windowOf(query) })
  return toListPage('/v1/api/pages/', query, count, rows.map(toPage))
}
