import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The price of a product with four decimals, by its id or its slug. */
export function getPrice(
  client: Client,
  { product }: ArgsOf<'getPrice'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPrice'>> {
  return client.call(writePath`api/products/${{ product }}/price/`, options)
}
