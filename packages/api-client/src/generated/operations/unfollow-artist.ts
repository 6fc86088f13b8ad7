/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Ends the emails about an artist. */
export function unfollowArtist(
  client: Client,
  { slug }: ArgsOf<'unfollowArtist'>,
  options: CallOptions = {},
): Promise<AnswerOf<'unfollowArtist'>> {
  return client.call(writePath`api/artists/${{ slug }}/follow/`, { ...options, method: 'DELETE' })
}
