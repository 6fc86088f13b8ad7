import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the delivery methods of the visitor's basket for another address. */
export function listShippingMethodsForAddress(
  client: Client,
  { mode, ...body }: ArgsOf<'listShippingMethodsForAddress'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listShippingMethodsForAddress'>> {
  return client.call('api/basket/shipping-methods/', { ...options, method: 'POST', query: { mode }, body })
}
