/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Tells whether the account follows an artist. */
export function getArtistFollow(
  client: Client,
  { slug }: ArgsOf<'getArtistFollow'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getArtistFollow'>> {
  return client.call(writePath`api/artists/${{ slug }}/follow/`, options)
}
