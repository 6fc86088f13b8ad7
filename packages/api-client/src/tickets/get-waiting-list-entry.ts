import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns a position in the waiting list. */
export function getWaitingListEntry(
  client: Client,
  { token }: ArgsOf<'getWaitingListEntry'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getWaitingListEntry'>> {
  return client.call(writePath`api/waiting-list/${{ token }}/`, options)
}
