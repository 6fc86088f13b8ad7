import { getNewsItem, listNews, type NewsItem, type NewsItemDetail } from '@dabali/api-client'
import { type Language, otherLanguage } from '@dabali/domain'
import { cacheUnlessMissing, load } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { type ListResult, toListResult } from '../editorial/queries.ts'
import { NEWS_PATH } from '../paths.ts'
import { serverClient } from '../site.ts'

/** The path of the news with a tag, or of all news. */
export const tagPath = (tag: string | undefined): string =>
  tag === undefined ? NEWS_PATH : `${NEWS_PATH}?tag=${encodeURIComponent(tag)}`

/** The tag that a query asks for. */
const tagFromQuery = (searchParams: URLSearchParams): string | undefined => searchParams.get('tag') || undefined

export type CountedTag = { tag: string; count: number }

/** The tags with the number of items that have them, the most frequent first; equal ones in the order of the items. */
export function countTags(items: readonly { tags: readonly string[] }[]): CountedTag[] {
  const counts = new Map<string, number>()
  for (const tag of items.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((one, other) => other.count - one.count)
}

type TaggedItem = { slug: string; tags: readonly string[] }

/** Translations of tags, by comparing the tags of the same item in both languages. */
export function translateTags(here: readonly TaggedItem[], there: readonly TaggedItem[]): Map<string, string> {
  const own = new Map(here.map(({ slug, tags }) => [slug, tags]))
  const names = new Map<string, string>()
  for (const { slug, tags } of there) {
    const translated = own.get(slug) ?? []
    if (translated.length !== tags.length) continue
    tags.forEach((tag, index) => {
      const name = translated[index]
      if (name !== undefined && !names.has(tag)) names.set(tag, name)
    })
  }
  return names
}

/** One lead and eight below it. */
const PAGE_SIZE = 9
/** The tags are counted among this many of the newest items. */
const TAG_SAMPLE_SIZE = 100

/** A page of the news, the newest first, optionally with one tag; undefined after the last page. */
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
  /** What the tags of the other language are translated in this one. */
  names: ReadonlyMap<string, string>
}

/** The tags of the news, the most frequent first. */
export async function readNewsTags(language: Language): Promise<NewsTags> {
  'use cache'
  cacheTag('news')
  cacheLife('kept')
  const newest = (each: Language) =>
    listNews(serverClient(), { page_size: String(TAG_SAMPLE_SIZE) }, { language: each })
  const [{ count, results }, other] = await Promise.all([newest(language), newest(otherLanguage(language))])
  return { count, tags: countTags(results), names: translateTags(results, other.results) }
}

/** One news item; undefined when there is none with this slug. */
export async function readNewsItem(slug: string, language: Language): Promise<NewsItemDetail | undefined> {
  'use cache'
  cacheTag(`news:${slug}`)
  const item = await cacheUnlessMissing(() => getNewsItem(serverClient(), { slug }, { language }))
  // The slug may be a former one.
  if (item) cacheTag(`news:${item.slug}`)
  return item
}

/** The tag of the query, translated to this language where a translation is known. */
export async function requestedTag(searchParams: URLSearchParams, language: Language): Promise<string | undefined> {
  const tag = tagFromQuery(searchParams)
  if (tag === undefined) return undefined
  const read = await load(() => readNewsTags(language))
  return (read.status === 200 ? read.value.names.get(tag) : undefined) ?? tag
}
