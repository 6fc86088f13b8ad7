import { getNewsItem, listNews, type NewsItem, type NewsItemDetail } from '@dabali/api-client'
import { type Language, otherLanguage } from '@dabali/domain'
import { cacheUnlessMissing, load } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { type ListResult, toListResult } from '../editorial/queries.ts'
import { NEWS_PATH } from '../paths.ts'

/** The news that are filed under a tag; all of them without one. */
export const tagPath = (tag: string | undefined): string =>
  tag === undefined ? NEWS_PATH : `${NEWS_PATH}?tag=${encodeURIComponent(tag)}`

/** The tag that a query asks for. */
const tagFromQuery = (asked: URLSearchParams): string | undefined => asked.get('tag') || undefined

export type CountedTag = { tag: string; count: number }

/** The tags of things and how many have each, the fullest first; of two as full, the one that was met first. */
export function countTags(things: readonly { tags: readonly string[] }[]): CountedTag[] {
  const counts = new Map<string, number>()
  for (const tag of things.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((one, other) => other.count - one.count)
}

type TaggedItem = { slug: string; tags: readonly string[] }

/** What the tags of one language are called in another: as the same thing is filed there, one tag in the place of the other. */
export function translateTags(here: readonly TaggedItem[], there: readonly TaggedItem[]): Map<string, string> {
  const own = new Map(here.map(({ slug, tags }) => [slug, tags]))
  const names = new Map<string, string>()
  for (const { slug, tags } of there) {
    const called = own.get(slug) ?? []
    if (called.length !== tags.length) continue
    tags.forEach((tag, place) => {
      const name = called[place]
      if (name !== undefined && !names.has(tag)) names.set(tag, name)
    })
  }
  return names
}

/** One that leads and eight below it. */
const PAGE_SIZE = 9
/** The tags of a list are those of so many of the newest. */
const TAG_SAMPLE_SIZE = 100

/** A page of the news, the newest first, and of one tag where one is asked for; nothing behind the last one. */
export async function readNewsList(
  { page, tag }: { page: number; tag: string | undefined },
  language: Language,
): Promise<ListResult<NewsItem> | undefined> {
  'use cache'
  cacheTag('news')
  cacheLife('kept')
  const query = { page: String(page), page_size: String(PAGE_SIZE), ...(tag !== undefined && { tag }) }
  return toListResult(await listNews(serverClient(), query, { language }), { page, size: PAGE_SIZE })
}

type NewsTags = {
  count: number
  tags: readonly CountedTag[]
  /** What the tags of the other language are called in this one. */
  names: ReadonlyMap<string, string>
}

/** What the news are filed under, the fullest first. */
export async function readNewsTags(language: Language): Promise<NewsTags> {
  'use cache'
  cacheTag('news')
  cacheLife('kept')
  const newest = (each: Language) =>
    listNews(serverClient(), { page_size: String(TAG_SAMPLE_SIZE) }, { language: each })
  const [{ count, results }, other] = await Promise.all([newest(language), newest(otherLanguage(language))])
  return { count, tags: countTags(results), names: translateTags(results, other.results) }
}

/** One piece of news, or nothing when there is none by this name. */
export async function readNewsItem(slug: string, language: Language): Promise<NewsItemDetail | undefined> {
  'use cache'
  cacheTag(`news:${slug}`)
  const item = await cacheUnlessMissing(() => getNewsItem(serverClient(), { slug }, { language }))
  // It may have been asked for by an earlier name.
  if (item) cacheTag(`news:${item.slug}`)
  return item
}

/** The tag of the query, translated to this language where a translation is known. */
export async function requestedTag(asked: URLSearchParams, language: Language): Promise<string | undefined> {
  const tag = tagFromQuery(asked)
  if (tag === undefined) return undefined
  const read = await load(() => readNewsTags(language))
  return (read.status === 200 ? read.value.names.get(tag) : undefined) ?? tag
}
