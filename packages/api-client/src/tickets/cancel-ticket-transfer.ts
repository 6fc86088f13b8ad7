import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Cancels a ticket transfer that has not been accepted. */
export function cancelTicketTransfer(
  client: Client,
  { ticket }: ArgsOf<'cancelTicketTransfer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelTicketTransfer'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/transfer/`, { ...options, method: 'DELETE' })
}
