/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One artist, by slug. */
export function getArtist(
  client: Client,
  { slug }: ArgsOf<'getArtist'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getArtist'>> {
  return client.call(writePath`api/artists/${{ slug }}/`, options)
}
