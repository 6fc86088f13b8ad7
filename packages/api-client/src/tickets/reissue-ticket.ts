import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Issues a new code for a ticket; earlier codes become invalid at once. */
export function reissueTicket(
  client: Client,
  { ticket }: ArgsOf<'reissueTicket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'reissueTicket'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/reissue/`, { ...options, method: 'POST' })
}
