import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Logs in with the code from the email, for example on another device. */
export function redeemMagicCode(
  client: Client,
  body: ArgsOf<'redeemMagicCode'>,
  options: CallOptions = {},
): Promise<AnswerOf<'redeemMagicCode'>> {
  return client.call('api/auth/code/', { ...options, method: 'POST', body })
}
