import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns the public keys that ticket codes are verified with. */
export function getTicketKey(
  client: Client,
  _args: ArgsOf<'getTicketKey'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketKey'>> {
  return client.call('api/tickets/public-key/', options)
}
