import type { Client, Language } from '../http/create-client.ts'
import type { Artist, Page } from '../schema/types.ts'

/** The artists of the culture site. */
export function listArtists(client: Client, options: { language?: Language } = {}): Promise<Page<Artist>> {
  return client.call('api/artists/', options)
}
