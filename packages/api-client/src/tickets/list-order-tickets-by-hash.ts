import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the tickets of an order, by the hash of the order. */
export function listOrderTicketsByHash(
  client: Client,
  { hash }: ArgsOf<'listOrderTicketsByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listOrderTicketsByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/tickets/`, options)
}
