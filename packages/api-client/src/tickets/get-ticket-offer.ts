import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Shows the tickets that are offered to a visitor of the waiting list, without accepting them. */
export function getTicketOffer(
  client: Client,
  { token }: ArgsOf<'getTicketOffer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketOffer'>> {
  return client.call(writePath`api/waiting-list/offers/${{ token }}/`, options)
}
