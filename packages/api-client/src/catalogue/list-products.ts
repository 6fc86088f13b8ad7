import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the products of the catalogue with the counts of each filter. */
export function listProducts(
  client: Client,
  query: ArgsOf<'listProducts'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listProducts'>> {
  return client.call('api/products/', { ...options, query })
}
