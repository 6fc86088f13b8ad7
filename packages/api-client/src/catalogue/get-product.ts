import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One product, by its id or its slug. */
export function getProduct(
  client: Client,
  { product }: ArgsOf<'getProduct'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getProduct'>> {
  return client.call(writePath`api/products/${{ product }}/`, options)
}
