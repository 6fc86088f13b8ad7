import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The interviews, the newest first. */
export function listInterviews(
  client: Client,
  query: ArgsOf<'listInterviews'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listInterviews'>> {
  return client.call('api/interviews/', { ...options, query })
}
