import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the visitor's tickets, the next event first. */
export function listTickets(
  client: Client,
  query: ArgsOf<'listTickets'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listTickets'>> {
  return client.call('api/tickets/', { ...options, query })
}
