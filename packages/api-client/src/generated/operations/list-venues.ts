/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the venues with how to get there and the number of their upcoming events. */
export function listVenues(
  client: Client,
  _args: ArgsOf<'listVenues'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listVenues'>> {
  return client.call('api/venues/', options)
}
