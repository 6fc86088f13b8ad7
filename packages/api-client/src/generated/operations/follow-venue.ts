/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Follows a venue: one email about each new event there. */
export function followVenue(
  client: Client,
  { slug }: ArgsOf<'followVenue'>,
  options: CallOptions = {},
): Promise<AnswerOf<'followVenue'>> {
  return client.call(writePath`api/venues/${{ slug }}/follow/`, { ...options, method: 'PUT' })
}
