import type { Static } from 'typebox'
import type { ArtistFilterQuery } from '../content/list-query.ts'
import { toPage, windowOf } from '../http/page.ts'
import type { InterviewQueries } from './queries.ts'
import { toInterview } from './to-interview.ts'

export async function listInterviews(
  queries: InterviewQueries,
  { language, query }: { language: 'en' | 'ne'; query: Static<typeof ArtistFilterQuery> },
) {
  const { artist } = query
  const { count, rows } = await queries.list({ language, artist, ...windowOf(query) })
  return toPage('/v1/api/interviews/', query, count, rows.map(toInterview), { artist })
}
