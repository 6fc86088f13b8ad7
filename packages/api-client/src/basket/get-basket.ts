import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The basket of the visitor, whom the API knows by a cookie. */
export function getBasket(
  client: Client,
  query: ArgsOf<'getBasket'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getBasket'>> {
  return client.call('api/basket/', { ...options, query })
}
