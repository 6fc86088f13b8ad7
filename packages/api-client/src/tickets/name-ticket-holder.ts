import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sets the name of the ticket holder. */
export function nameTicketHolder(
  client: Client,
  { ticket, ...body }: ArgsOf<'nameTicketHolder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'nameTicketHolder'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/`, { ...options, method: 'PATCH', body })
}
