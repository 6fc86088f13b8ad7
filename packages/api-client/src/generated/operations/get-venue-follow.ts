/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Tells whether the account follows a venue. */
export function getVenueFollow(
  client: Client,
  { slug }: ArgsOf<'getVenueFollow'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getVenueFollow'>> {
  return client.call(writePath`api/venues/${{ slug }}/follow/`, options)
}
