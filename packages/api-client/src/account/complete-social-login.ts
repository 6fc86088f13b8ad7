import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Logs in with the parameters that the provider sent back. */
export function completeSocialLogin(
  client: Client,
  { provider, ...body }: ArgsOf<'completeSocialLogin'>,
  options: CallOptions = {},
): Promise<AnswerOf<'completeSocialLogin'>> {
  return client.call(writePath`api/auth/social/complete/${{ provider }}/`, { ...options, method: 'POST', body })
}
