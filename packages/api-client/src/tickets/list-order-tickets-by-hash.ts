import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The tickets of an order, for whoever has its secret. */
export function listOrderTicketsByHash(
  client: Client,
  { hash }: ArgsOf<'listOrderTicketsByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listOrderTicketsByHash'>> {
  return client.call(writePath`api/orders/by-hash/${hash}/tickets/`, options)
}
