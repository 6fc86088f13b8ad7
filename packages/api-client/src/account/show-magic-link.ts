import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Whether a link from a mail can still be used. Uses nothing up. */
export function showMagicLink(
  client: Client,
  { token }: ArgsOf<'showMagicLink'>,
  options: CallOptions = {},
): Promise<AnswerOf<'showMagicLink'>> {
  return client.call(writePath`api/auth/magic-login/${token}/`, options)
}
