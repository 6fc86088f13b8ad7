import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Takes a gift into the library of whoever is logged in; again changes nothing. */
export function claimGift(
  client: Client,
  { token }: ArgsOf<'claimGift'>,
  options: CallOptions = {},
): Promise<AnswerOf<'claimGift'>> {
  return client.call(writePath`api/library/gifts/${token}/claim/`, { ...options, method: 'POST' })
}
