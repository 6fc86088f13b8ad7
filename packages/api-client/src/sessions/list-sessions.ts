import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The sessions, the newest first. */
export function listSessions(
  client: Client,
  query: ArgsOf<'listSessions'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listSessions'>> {
  return client.call('api/sessions/', { ...options, query })
}
