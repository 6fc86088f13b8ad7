import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Logs out every device, or all except this one. */
export function endLoginSessions(
  client: Client,
  query: ArgsOf<'endLoginSessions'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'endLoginSessions'>> {
  return client.call('api/me/sessions/', { ...options, method: 'DELETE', query })
}
