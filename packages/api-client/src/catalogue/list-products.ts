import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The products of the catalogue, each as a card, and how many there are of each kind. */
export function listProducts(
  client: Client,
  query: ArgsOf<'listProducts'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listProducts'>> {
  return client.call('api/products/', { ...options, query })
}
