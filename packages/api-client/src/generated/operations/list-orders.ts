/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the orders of the account, the newest first. */
export function listOrders(
  client: Client,
  query: ArgsOf<'listOrders'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listOrders'>> {
  return client.call('api/orders/', { ...options, query })
}
