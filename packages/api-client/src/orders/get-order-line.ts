import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One line of an order of the account. */
export function getOrderLine(
  client: Client,
  { id, line }: ArgsOf<'getOrderLine'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getOrderLine'>> {
  return client.call(writePath`api/orders/${{ id }}/lines/${{ line }}/`, options)
}
