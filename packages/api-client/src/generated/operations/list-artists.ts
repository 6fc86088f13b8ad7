/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the artists. */
export function listArtists(
  client: Client,
  query: ArgsOf<'listArtists'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listArtists'>> {
  return client.call('api/artists/', { ...options, query })
}
