import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Adds a gift to the library of the logged-in account; a repeated call changes nothing. */
export function claimGift(
  client: Client,
  { token }: ArgsOf<'claimGift'>,
  options: CallOptions = {},
): Promise<AnswerOf<'claimGift'>> {
  return client.call(writePath`api/library/gifts/${{ token }}/claim/`, { ...options, method: 'POST' })
}
