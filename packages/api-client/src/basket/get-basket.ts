import type { Client, Language } from '../http/create-client.ts'
import type { Basket } from '../schema/types.ts'

/** The basket of the visitor, whom the API knows by a cookie. */
export function getBasket(client: Client, options: { language?: Language } = {}): Promise<Basket> {
  return client.call('api/basket/', options)
}
