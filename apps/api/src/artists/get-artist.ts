import { notFound } from '../errors/api-error.ts'
import type { ArtistQueries } from './queries.ts'
import { toArtist } from './to-artist.ts'

export async function getArtist(queries: ArtistQueries, { slug, language }: { slug: string; language: 'en' | 'ne' }) {
  // PostgreSQL knows no text with U+0000 in it.
  const row = slug.includes('\0') ? undefined : await queries.findArtist(slug, language)
  if (!row) throw notFound()
  return toArtist(row)
}
