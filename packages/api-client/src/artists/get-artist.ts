import type { Client, Language } from '../http/create-client.ts'
import type { Artist } from '../schema/types.ts'

/** One artist, by slug. */
export function getArtist(
  client: Client,
  { slug, ...options }: { slug: string; language?: Language },
): Promise<Artist> {
  return client.call(`api/artists/${encodeURIComponent(slug)}/`, options)
}
