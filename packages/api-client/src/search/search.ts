import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Searches all kinds of content, or the given kinds. */
export function search(
  client: Client,
  query: ArgsOf<'search'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'search'>> {
  return client.call('api/search/', { ...options, query })
}
