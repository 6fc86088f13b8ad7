import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Shows what a gift link contains, without claiming it. */
export function getGift(
  client: Client,
  { token }: ArgsOf<'getGift'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getGift'>> {
  return client.call(writePath`api/library/gifts/${{ token }}/`, options)
}
