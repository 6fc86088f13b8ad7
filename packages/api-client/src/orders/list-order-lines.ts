import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The lines of an order of the account. */
export function listOrderLines(
  client: Client,
  { id }: ArgsOf<'listOrderLines'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listOrderLines'>> {
  return client.call(writePath`api/orders/${{ id }}/lines/`, options)
}
