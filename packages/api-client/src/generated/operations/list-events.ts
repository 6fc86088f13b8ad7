/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the events, upcoming or past. */
export function listEvents(
  client: Client,
  query: ArgsOf<'listEvents'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listEvents'>> {
  return client.call('api/events/', { ...options, query })
}
