import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns a position in the waiting list. */
export function getWaitingPlace(
  client: Client,
  { token }: ArgsOf<'getWaitingPlace'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getWaitingPlace'>> {
  return client.call(writePath`api/waiting-list/${{ token }}/`, options)
}
