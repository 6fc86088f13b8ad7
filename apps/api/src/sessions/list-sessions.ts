import type { Static } from 'typebox'
import type { ArtistFilterQuery } from '../content/list-query.ts'
import { toPage, windowOf } from '../http/page.ts'
import type { SessionQueries } from './queries.ts'
import { toSession } from './to-session.ts'

export async function listSessions(
  queries: SessionQueries,
  { language, query }: { language: 'en' | 'ne'; query: Static<typeof ArtistFilterQuery> },
) {
  const { artist } = query
  const { count, rows } = await queries.list({ language, artist, ...windowOf(query) })
  return toPage('/v1/api/sessions/', query, count, rows.map(toSession), { artist })
}
