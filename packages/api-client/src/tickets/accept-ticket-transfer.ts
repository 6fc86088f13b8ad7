import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Accepts a transferred ticket; its earlier codes become invalid. */
export function acceptTicketTransfer(
  client: Client,
  { token, ...body }: ArgsOf<'acceptTicketTransfer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'acceptTicketTransfer'>> {
  return client.call(writePath`api/tickets/transfers/${{ token }}/accept/`, { ...options, method: 'POST', body })
}
