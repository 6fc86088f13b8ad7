import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns suggestions for a search that is being typed. */
export function suggest(
  client: Client,
  query: ArgsOf<'suggest'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'suggest'>> {
  return client.call('api/search/suggest/', { ...options, query })
}
