import { getNewsItem, listNews, type NewsItem, type NewsItemDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { keepFound } from '@dabali/site/keep-found'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { type ListOf, pageOf } from '../content/page-of.ts'
import { type CountedTag, countTags } from './count-tags.ts'

/** One that leads and eight below it. */
const PAGE_SIZE = 9
/** The tags of a list are those of so many of the newest. */
const TAGGED = 100

/** A page of the news, the newest first, and of one tag where one is asked for; nothing behind the last one. */
export async function readNewsList(
  { page, tag }: { page: number; tag: string | undefined },
  language: Language,
): Promise<ListOf<NewsItem> | undefined> {
  'use cache'
  cacheTag('news')
  cacheLife('kept')
  const query = { page: String(page), page_size: String(PAGE_SIZE), ...(tag !== undefined && { tag }) }
  return pageOf(await listNews(serverClient(), query, { language }), { page, size: PAGE_SIZE })
}

/** What the news are filed under, the fullest first. */
export async function readNewsTags(language: Language): Promise<{ count: number; tags: readonly CountedTag[] }> {
  'use cache'
  cacheTag('news')
  cacheLife('kept')
  const { count, results } = await listNews(serverClient(), { page_size: String(TAGGED) }, { language })
  return { count, tags: countTags(results) }
}

/** One piece of news, or nothing when there is none by this name. */
export async function readNewsItem(slug: string, language: Language): Promise<NewsItemDetail | undefined> {
  'use cache'
  cacheTag(`news:${slug}`)
  const item = await keepFound(() => getNewsItem(serverClient(), { slug }, { language }))
  // It may have been asked for by an earlier name.
  if (item) cacheTag(`news:${item.slug}`)
  return item
}
