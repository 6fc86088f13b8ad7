import { findAt } from '../content/find-at.ts'
import type { NewsQueries } from './queries.ts'
import { toNewsItemDetail } from './to-news-item.ts'

export async function getNewsItem(queries: NewsQueries, { slug, language }: { slug: string; language: 'en' | 'ne' }) {
  const find = (known: string) => queries.find(known, language)
  return toNewsItemDetail(await findAt({ kind: 'news', slug }, find, queries.findMoved))
}
