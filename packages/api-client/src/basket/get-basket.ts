import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns the visitor's basket, which the API finds by a cookie. */
export function getBasket(
  client: Client,
  query: ArgsOf<'getBasket'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getBasket'>> {
  return client.call('api/basket/', { ...options, query })
}
