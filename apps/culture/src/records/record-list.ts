import type { RecordCard } from '@dabali/api-client'
import { type ListOf, pageOf } from '../content/page-of.ts'

/** Six rows of four sleeves. */
const PAGE_SIZE = 24

/** A page of the records, of one format where one is asked for; nothing behind the last page. */
export function recordList(
  all: readonly RecordCard[],
  { format, page }: { format: RecordCard['format'] | undefined; page: number },
): ListOf<RecordCard> | undefined {
  const chosen = format ? all.filter((record) => record.format === format) : all
  const results = chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return pageOf({ count: chosen.length, results }, { page, size: PAGE_SIZE })
}
