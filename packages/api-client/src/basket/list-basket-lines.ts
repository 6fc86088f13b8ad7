import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the lines of a basket. */
export function listBasketLines(
  client: Client,
  { id }: ArgsOf<'listBasketLines'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listBasketLines'>> {
  return client.call(writePath`api/baskets/${{ id }}/lines/`, options)
}
