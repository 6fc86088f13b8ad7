/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns the public keys that ticket codes are verified with. */
export function getTicketKey(
  client: Client,
  _args: ArgsOf<'getTicketKey'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketKey'>> {
  return client.call('api/tickets/public-key/', options)
}
