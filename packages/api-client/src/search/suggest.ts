import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** What somebody may be about to ask for. */
export function suggest(
  client: Client,
  query: ArgsOf<'suggest'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'suggest'>> {
  return client.call('api/search/suggest/', { ...options, query })
}
