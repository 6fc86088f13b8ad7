/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Sends the link of an order by email; the answer does not reveal whether the order exists. */
export function trackOrder(
  client: Client,
  body: ArgsOf<'trackOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'trackOrder'>> {
  return client.call('api/orders/track/', { ...options, method: 'POST', body })
}
