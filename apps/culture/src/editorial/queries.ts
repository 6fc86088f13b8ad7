import { ApiError, type Facet, getRecord, type ListedVenue, listVenues, type RecordDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing, isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../site.ts'

export type ListResult<Item> = { items: readonly Item[]; pages: number }

/** A page of a list that can be filtered. */
export type FilteredList<Item> = ListResult<Item> & { count: number; facets: readonly Facet[] }

type FilteredAnswer<Item> = { count: number; results: readonly Item[]; facets: readonly Facet[] }

/** A page of a filtered list; undefined after the last page. Filters that the API refuses have no results. */
export async function readFilteredList<Item>(
  read: () => Promise<FilteredAnswer<Item>>,
  at: { page: number; size: number },
): Promise<FilteredList<Item> | undefined> {
  try {
    const answer = await read()
    const result = toListResult(answer, at)
    return result && { ...result, count: answer.count, facets: answer.facets }
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error
    return { items: [], pages: 0, count: 0, facets: [] }
  }
}

/** A page of a list; undefined after the last page. */
export function toListResult<Item>(
  { count, results }: { count: number; results: readonly Item[] },
  { page, size }: { page: number; size: number },
): ListResult<Item> | undefined {
  if (results.length === 0 && page > 1) return undefined
  return { items: results, pages: Math.ceil(count / size) }
}

/** One record with its tracks; undefined when there is none with this slug. */
export async function readRecord(slug: string, language: Language): Promise<RecordDetail | undefined> {
  'use cache'
  cacheTag(`record:${slug}`)
  const record = await cacheUnlessMissing(() => getRecord(serverClient(), { slug }, { language }))
  // The slug may be a former one; the events of a record are those of its artists.
  if (record) cacheTag(`record:${record.slug}`, ...record.artists.map((artist) => `artist:${artist.slug}`))
  return record
}

/** All venues, those with most upcoming events first. */
export async function readVenues(language: Language): Promise<readonly ListedVenue[]> {
  'use cache'
  cacheTag('events')
  cacheLife({ stale: 30, revalidate: VENUES_SECONDS, expire: VENUES_SECONDS * 24 })
  if (isBuilding()) return []
  const { results } = await listVenues(serverClient(), {}, { language })
  return results
}

/** Events end without a change of the database. */
const VENUES_SECONDS = 3600
