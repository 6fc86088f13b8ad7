import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Checks whether a login link is still valid, without using it. */
export function getMagicLink(
  client: Client,
  { token }: ArgsOf<'getMagicLink'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getMagicLink'>> {
  return client.call(writePath`api/auth/magic-login/${{ token }}/`, options)
}
