import { getAvailability, listRecords, type RecordCard, type RecordDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { type ListResult, readRecord, toListResult } from '../editorial/queries.ts'
import type { ShopItem } from '../editorial/shop-items.tsx'

/** What the page of a record shows. */
export type RecordWithOthers = Omit<RecordDetail, 'formats'> & {
  formats: ShopItem[]
  /** The other records of its artists. */
  others: readonly RecordCard[]
}

type Format = RecordCard['format'] | undefined

/** Six rows of four. */
const PAGE_SIZE = 24

/** A page of the records, the newest first, optionally of one format; undefined after the last page. */
export async function readRecords(
  { format, page }: { format: Format; page: number },
  language: Language,
): Promise<ListResult<RecordCard> | undefined> {
  'use cache'
  cacheTag('records')
  cacheLife('kept')
  const query = { page: String(page), page_size: String(PAGE_SIZE), ...(format && { format }) }
  return toListResult(await listRecords(serverClient(), query, { language }), { page, size: PAGE_SIZE })
}

/** How many records there are, or how many of one format. */
export async function countRecords(format: Format): Promise<number> {
  'use cache'
  cacheTag('records')
  cacheLife('kept')
  const { count } = await listRecords(serverClient(), { page_size: '1', ...(format && { format }) })
  return count
}

/** One record with the stock of its formats and other records of its artists; undefined when there is none with this slug. */
export async function readRecordPage(slug: string, language: Language): Promise<RecordWithOthers | undefined> {
  const record = await readRecord(slug, language)
  if (!record) return undefined
  const [formats, others] = await Promise.all([
    Promise.all(record.formats.map(async (format) => ({ ...format, left: await readStock(format.slug) }))),
    Promise.all(record.artists.map((artist) => readRecordsOf(artist.slug, language))),
  ])
  const known = new Set([record.slug])
  return {
    ...record,
    formats,
    others: others.flat().filter((other) => !known.has(other.slug) && known.add(other.slug)),
  }
}

/** The stock of a product; null where it is unlimited. */
async function readStock(product: string): Promise<number | null> {
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
