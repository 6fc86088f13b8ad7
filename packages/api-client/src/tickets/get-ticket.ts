import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One ticket, by its id or its secret. */
export function getTicket(
  client: Client,
  { ticket }: ArgsOf<'getTicket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getTicket'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/`, options)
}
