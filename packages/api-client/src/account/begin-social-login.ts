import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns the address of the provider to send the visitor to; `next` is where to return afterwards. */
export function beginSocialLogin(
  client: Client,
  { provider, ...query }: ArgsOf<'beginSocialLogin'>,
  options: CallOptions = {},
): Promise<AnswerOf<'beginSocialLogin'>> {
  return client.call(writePath`api/auth/social/${{ provider }}/`, { ...options, query })
}
