import type { Static } from 'typebox'
import { type PageQuery, toPage, windowOf } from '../http/page.ts'
import type { ArticleQueries } from './queries.ts'
import { toArticle } from './to-article.ts'

export async function listArticles(
  queries: ArticleQueries,
  { language, query }: { language: 'en' | 'ne'; query: Static<typeof PageQuery> },
) {
  const { count, rows } = await queries.list({ language, ...windowOf(query) })
  return toPage('/v1/api/articles/', query, count, rows.map(toArticle))
}
