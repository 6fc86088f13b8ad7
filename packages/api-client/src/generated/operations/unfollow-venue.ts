/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Ends the emails about a venue. */
export function unfollowVenue(
  client: Client,
  { slug }: ArgsOf<'unfollowVenue'>,
  options: CallOptions = {},
): Promise<AnswerOf<'unfollowVenue'>> {
  return client.call(writePath`api/venues/${{ slug }}/follow/`, { ...options, method: 'DELETE' })
}
