import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Shows the ticket behind a transfer link, without accepting it. */
export function getTicketTransfer(
  client: Client,
  { token }: ArgsOf<'getTicketTransfer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketTransfer'>> {
  return client.call(writePath`api/tickets/transfers/${{ token }}/`, options)
}
