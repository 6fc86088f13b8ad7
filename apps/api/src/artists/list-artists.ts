import type { Static } from 'typebox'
import { type PageQuery, toPage, windowOf } from '../http/page.ts'
import type { ArtistQueries } from './queries.ts'
import { toArtist } from './to-artist.ts'

export async function listArtists(
  queries: ArtistQueries,
  { language, query }: { language: 'en' | 'ne'; query: Static<typeof PageQuery> },
) {
  const { count, rows } = await queries.list({ language, ...windowOf(query) })
  return toPage('/v1/api/artists/', query, count, rows.map(toArtist))
}
