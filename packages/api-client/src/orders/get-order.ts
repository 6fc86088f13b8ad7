import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One order of the account. */
export function getOrder(
  client: Client,
  { id }: ArgsOf<'getOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getOrder'>> {
  return client.call(writePath`api/orders/${{ id }}/`, options)
}
