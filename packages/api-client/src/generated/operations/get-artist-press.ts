/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** What the press needs of an artist: biographies, pictures with credits, records and events. */
export function getArtistPress(
  client: Client,
  { slug }: ArgsOf<'getArtistPress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getArtistPress'>> {
  return client.call(writePath`api/artists/${{ slug }}/press/`, options)
}
