import { NO_PICTURE } from '../pictures/picture.ts'
import type { Artist } from './artist.ts'
import type { ArtistRow } from './queries.ts'

export function toArtist({ picture, ...words }: ArtistRow): Artist {
  return { ...words, url: `/v1/api/artists/${encodeURIComponent(words.slug)}/`, picture: picture ?? NO_PICTURE }
}
