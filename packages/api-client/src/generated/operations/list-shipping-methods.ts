/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the delivery methods for the address of the visitor's basket. */
export function listShippingMethods(
  client: Client,
  query: ArgsOf<'listShippingMethods'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listShippingMethods'>> {
  return client.call('api/basket/shipping-methods/', { ...options, query })
}
