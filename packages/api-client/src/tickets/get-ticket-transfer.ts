import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** What the link of a sent ticket leads to. Takes nothing. */
export function getTicketTransfer(
  client: Client,
  { token }: ArgsOf<'getTicketTransfer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketTransfer'>> {
  return client.call(writePath`api/tickets/transfers/${token}/`, options)
}
