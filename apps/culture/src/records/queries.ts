import { getAvailability, listRecords, type RecordCard, type RecordDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheLife, cacheTag } from 'next/cache'
import type { ListQuery } from '../editorial/list-query.ts'
import { type FilteredList, readFilteredList, readRecord } from '../editorial/queries.ts'
import type { ShopItem } from '../editorial/shop-items.tsx'
import { serverClient } from '../site.ts'

/** What the page of a record shows. */
export type RecordWithOthers = Omit<RecordDetail, 'formats'> & {
  formats: ShopItem[]
  /** The other records of its artists. */
  others: readonly RecordCard[]
}

/** The formats of records, the longest first. */
export const RECORD_FORMATS = ['album', 'ep', 'single'] as const satisfies readonly RecordCard['format'][]

/** Six rows of four. */
const PAGE_SIZE = 24

/** A page of the records, the newest first; undefined after the last page. */
export async function readRecords(
  { chosen, page }: ListQuery,
  language: Language,
): Promise<FilteredList<RecordCard> | undefined> {
  'use cache'
  cacheTag('records')
  cacheLife('kept')
  const { format, ...others } = chosen
  const known = RECORD_FORMATS.find((each) => each === format)
  const query = { ...others, ...(known && { format: known }), page: String(page), page_size: String(PAGE_SIZE) }
  return readFilteredList(() => listRecords(serverClient(), query, { language }), { page, size: PAGE_SIZE })
}

/** One record with the stock of its formats and other records of its artists; undefined when there is none with this slug. */
export async function readRecordPage(
  slug: string,
  language: Language,
  draft?: RecordDetail,
): Promise<RecordWithOthers | undefined> {
  const record = draft ?? (await readRecord(slug, language))
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
