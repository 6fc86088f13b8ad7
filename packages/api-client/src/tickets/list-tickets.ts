import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** What the visitor may come in with, the next evening first. */
export function listTickets(
  client: Client,
  query: ArgsOf<'listTickets'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listTickets'>> {
  return client.call('api/tickets/', { ...options, query })
}
