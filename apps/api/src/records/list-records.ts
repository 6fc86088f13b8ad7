import type { Static } from 'typebox'
import type { ArtistFilterQuery } from '../content/list-query.ts'
import { toPage, windowOf } from '../http/page.ts'
import type { RecordQueries } from './queries.ts'
import { toRecord } from './to-record.ts'

export async function listRecords(
  queries: RecordQueries,
  { language, query }: { language: 'en' | 'ne'; query: Static<typeof ArtistFilterQuery> },
) {
  const { artist } = query
  const { count, rows } = await queries.list({ language, artist, ...windowOf(query) })
  return toPage('/v1/api/records/', query, count, rows.map(toRecord), { artist })
}
