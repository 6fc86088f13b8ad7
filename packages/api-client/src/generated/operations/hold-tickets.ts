/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Holds the tickets of the visitor's basket for ten minutes and returns the basket. */
export function holdTickets(
  client: Client,
  query: ArgsOf<'holdTickets'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'holdTickets'>> {
  return client.call('api/basket/hold-tickets/', { ...options, method: 'POST', query })
}
