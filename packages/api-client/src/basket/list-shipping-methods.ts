import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the delivery methods for the address of the visitor's basket. */
export function listShippingMethods(
  client: Client,
  query: ArgsOf<'listShippingMethods'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listShippingMethods'>> {
  return client.call('api/basket/shipping-methods/', { ...options, query })
}
