import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the tickets of an order of the account. */
export function listOrderTickets(
  client: Client,
  { id }: ArgsOf<'listOrderTickets'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listOrderTickets'>> {
  return client.call(writePath`api/orders/${{ id }}/tickets/`, options)
}
