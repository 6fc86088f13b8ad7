import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sends the link of an order by email; the answer does not reveal whether the order exists. */
export function trackOrder(
  client: Client,
  body: ArgsOf<'trackOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'trackOrder'>> {
  return client.call('api/orders/track/', { ...options, method: 'POST', body })
}
