import type { Static } from 'typebox'
import { toPage, windowOf } from '../http/page.ts'
import type { RecordQueries } from './queries.ts'
import type { RecordListQuery } from './record.ts'
import { toRecord } from './to-record.ts'

export async function listRecords(
  queries: RecordQueries,
  { language, query }: { language: 'en' | 'ne'; query: Static<typeof RecordListQuery> },
) {
  const { artist, format } = query
  const { count, rows } = await queries.list({ language, artist, format, ...windowOf(query) })
  return toPage('/v1/api/records/', query, count, rows.map(toRecord), { artist, format })
}
