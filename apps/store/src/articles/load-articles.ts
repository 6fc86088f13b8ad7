import { type Article, type ArticleDetail, getArticle, listArticles } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../site.ts'

/** The lead article and eight others. */
const PAGE_SIZE = 9

type ArticleList = { articles: readonly Article[]; pages: number }

/** A page of the articles, newest first; undefined after the last page. */
export async function loadArticles(page: number, language: Language): Promise<ArticleList | undefined> {
  'use cache'
  cacheTag('articles')
  cacheLife('kept')
  const query = { page: String(page), page_size: String(PAGE_SIZE) }
  const { count, results } = await listArticles(serverClient(), query, { language })
  if (results.length === 0 && page > 1) return undefined
  return { articles: results, pages: Math.ceil(count / PAGE_SIZE) }
}

/** An article, or undefined. */
export async function loadArticle(slug: string, language: Language): Promise<ArticleDetail | undefined> {
  'use cache'
  cacheTag(`article:${slug}`)
  const article = await cacheUnlessMissing(() => getArticle(serverClient(), { slug }, { language }))
  // It may have been requested by an old slug.
  if (article) cacheTag(`article:${article.slug}`)
  return article
}
