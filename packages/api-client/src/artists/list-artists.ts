import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The artists of the culture site. */
export function listArtists(
  client: Client,
  query: ArgsOf<'listArtists'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listArtists'>> {
  return client.call('api/artists/', { ...options, query })
}
