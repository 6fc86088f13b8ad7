import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The key that the codes of tickets are checked with. */
export function getTicketKey(
  client: Client,
  _args: ArgsOf<'getTicketKey'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketKey'>> {
  return client.call('api/tickets/public-key/', options)
}
