/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the delivery methods of the visitor's basket for another address. */
export function listShippingMethodsForAddress(
  client: Client,
  { mode, ...body }: ArgsOf<'listShippingMethodsForAddress'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listShippingMethodsForAddress'>> {
  return client.call('api/basket/shipping-methods/', { ...options, method: 'POST', query: { mode }, body })
}
