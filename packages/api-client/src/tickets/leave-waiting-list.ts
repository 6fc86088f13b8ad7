import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Leaves the waiting list and releases the tickets that were held. */
export function leaveWaitingList(
  client: Client,
  { token }: ArgsOf<'leaveWaitingList'>,
  options: CallOptions = {},
): Promise<AnswerOf<'leaveWaitingList'>> {
  return client.call(writePath`api/waiting-list/${{ token }}/`, { ...options, method: 'DELETE' })
}
