import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** What is found for some words, of every kind or of the kinds that are asked for. */
export function search(
  client: Client,
  query: ArgsOf<'search'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'search'>> {
  return client.call('api/search/', { ...options, query })
}
