import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sends a link with which another person can accept the ticket. */
export function transferTicket(
  client: Client,
  { ticket, ...body }: ArgsOf<'transferTicket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'transferTicket'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/transfer/`, { ...options, method: 'POST', body })
}
