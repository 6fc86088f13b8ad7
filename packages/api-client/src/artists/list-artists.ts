import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the artists. */
export function listArtists(
  client: Client,
  query: ArgsOf<'listArtists'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listArtists'>> {
  return client.call('api/artists/', { ...options, query })
}
