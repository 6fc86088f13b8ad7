/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Follows an artist: one email about each new event and record. */
export function followArtist(
  client: Client,
  { slug }: ArgsOf<'followArtist'>,
  options: CallOptions = {},
): Promise<AnswerOf<'followArtist'>> {
  return client.call(writePath`api/artists/${{ slug }}/follow/`, { ...options, method: 'PUT' })
}
