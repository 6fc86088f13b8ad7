import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Whether a product can be bought, by its id or its slug. */
export function getAvailability(
  client: Client,
  { product }: ArgsOf<'getAvailability'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getAvailability'>> {
  return client.call(writePath`api/products/${{ product }}/availability/`, options)
}
