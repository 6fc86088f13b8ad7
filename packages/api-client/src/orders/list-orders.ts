import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the orders of the account, the newest first. */
export function listOrders(
  client: Client,
  query: ArgsOf<'listOrders'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listOrders'>> {
  return client.call('api/orders/', { ...options, query })
}
