import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** How the visitor's basket can be delivered to an address that it does not have yet. */
export function listShippingMethodsTo(
  client: Client,
  { mode, ...body }: ArgsOf<'listShippingMethodsTo'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listShippingMethodsTo'>> {
  return client.call('api/basket/shipping-methods/', { ...options, method: 'POST', query: { mode }, body })
}
