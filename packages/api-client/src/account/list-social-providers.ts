import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the providers that the visitor can log in with. */
export function listSocialProviders(
  client: Client,
  _args: ArgsOf<'listSocialProviders'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listSocialProviders'>> {
  return client.call('api/auth/social/', options)
}
