/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the visitor's tickets, the next event first, or only a part of them. */
export function listTickets(
  client: Client,
  query: ArgsOf<'listTickets'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listTickets'>> {
  return client.call('api/tickets/', { ...options, query })
}
