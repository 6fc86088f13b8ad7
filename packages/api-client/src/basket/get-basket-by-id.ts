import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns a basket by its id, to its owner. */
export function getBasketById(
  client: Client,
  { id }: ArgsOf<'getBasketById'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getBasketById'>> {
  return client.call(writePath`api/baskets/${{ id }}/`, options)
}
