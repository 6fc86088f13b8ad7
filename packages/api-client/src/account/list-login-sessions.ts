import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the devices on which the account is logged in. */
export function listLoginSessions(
  client: Client,
  query: ArgsOf<'listLoginSessions'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listLoginSessions'>> {
  return client.call('api/me/sessions/', { ...options, query })
}
