import type { Static } from 'typebox'
import { toPage, windowOf } from '../http/page.ts'
import type { NewsListQuery } from './news-item.ts'
import type { NewsQueries } from './queries.ts'
import { toNewsItem } from './to-news-item.ts'

export async function listNews(
  queries: NewsQueries,
  { language, query }: { language: 'en' | 'ne'; query: Static<typeof NewsListQuery> },
) {
  const { tag, artist } = query
  const { count, rows } = await queries.list({ language, tag, artist, ...windowOf(query) })
  return toPage('/v1/api/news/', query, count, rows.map(toNewsItem), { tag, artist })
}
