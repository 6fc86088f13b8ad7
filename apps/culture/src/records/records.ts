import { getAvailability, listRecords, type RecordCard, type RecordDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import type { SoldHere } from '../content/goods.tsx'
import { readRecord } from '../content/read-record.ts'

/** What the page of a record shows. */
export type RecordWithOthers = Omit<RecordDetail, 'formats'> & {
  formats: SoldHere[]
  /** The other records of those who made it. */
  others: readonly RecordCard[]
}

/** So many come with one answer, which is the most that the API gives. */
const AT_ONCE = 100

/** Every record there is, the newest first. */
export async function readRecords(language: Language): Promise<readonly RecordCard[]> {
  'use cache'
  cacheTag('records')
  cacheLife('kept')
  const records: RecordCard[] = []
  for (let page = 1, isMore = true; isMore; page += 1) {
    const query = { page: String(page), page_size: String(AT_ONCE) }
    const { results, next } = await listRecords(serverClient(), query, { language })
    records.push(...results)
    isMore = next !== null
  }
  return records
}

/** One record with what is left of its formats and what else its artists made; nothing when there is none by this name. */
export async function readRecordPage(slug: string, language: Language): Promise<RecordWithOthers | undefined> {
  const record = await readRecord(slug, language)
  if (!record) return undefined
  const [formats, others] = await Promise.all([
    Promise.all(record.formats.map(async (format) => ({ ...format, left: await readLeft(format.slug) }))),
    Promise.all(record.artists.map((artist) => readRecordsOf(artist.slug, language))),
  ])
  const known = new Set([record.slug])
  return {
    ...record,
    formats,
    others: others.flat().filter((other) => !known.has(other.slug) && known.add(other.slug)),
  }
}

/** How many can still be bought; nothing where it does not run out. */
async function readLeft(product: string): Promise<number | null> {
  'use cache'
  cacheTag(`product:${product}`)
  cacheLife('kept')
  const { num_available } = await getAvailability(serverClient(), { product })
  return num_available
}

async function readRecordsOf(artist: string, language: Language): Promise<readonly RecordCard[]> {
  'use cache'
  cacheTag(`artist:${artist}`)
  cacheLife('kept')
  const { results } = await listRecords(serverClient(), { artist }, { language })
  return results
}
