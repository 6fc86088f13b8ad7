import { getRecord, type RecordDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing } from '@dabali/site/load'
import { cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'

export type ListResult<Item> = { items: readonly Item[]; pages: number }

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
