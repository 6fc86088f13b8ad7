import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Logs in with the link from the email; the link works once. */
export function redeemMagicLink(
  client: Client,
  { token }: ArgsOf<'redeemMagicLink'>,
  options: CallOptions = {},
): Promise<AnswerOf<'redeemMagicLink'>> {
  return client.call(writePath`api/auth/magic-login/${{ token }}/`, { ...options, method: 'POST' })
}
