import { findAt } from '../content/find-at.ts'
import type { ArticleQueries } from './queries.ts'
import { toArticleDetail } from './to-article.ts'

export async function getArticle(queries: ArticleQueries, { slug, language }: { slug: string; language: 'en' | 'ne' }) {
  const find = (known: string) => queries.find(known, language)
  return toArticleDetail(await findAt({ kind: 'article', slug }, find, queries.findMoved))
}
