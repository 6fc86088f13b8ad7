import { findAt } from '../content/find-at.ts'
import type { ArtistQueries } from './queries.ts'
import { toArtistDetail } from './to-artist.ts'

export async function getArtist(
  queries: ArtistQueries,
  { slug, language, now }: { slug: string; language: 'en' | 'ne'; now: Date },
) {
  const find = (known: string) => queries.find(known, language, now)
  return toArtistDetail(await findAt({ kind: 'artist', slug }, find, queries.findMoved), now)
}
