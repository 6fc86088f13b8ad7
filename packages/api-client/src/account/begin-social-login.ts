import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The address at which a provider asks the visitor; the way back is `next`. */
export function beginSocialLogin(
  client: Client,
  { provider, ...query }: ArgsOf<'beginSocialLogin'>,
  options: CallOptions = {},
): Promise<AnswerOf<'beginSocialLogin'>> {
  return client.call(writePath`api/auth/social/${provider}/`, { ...options, query })
}
