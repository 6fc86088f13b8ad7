import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** How the visitor's basket can be delivered to the address that it has. */
export function listShippingMethods(
  client: Client,
  query: ArgsOf<'listShippingMethods'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listShippingMethods'>> {
  return client.call('api/basket/shipping-methods/', { ...options, query })
}
