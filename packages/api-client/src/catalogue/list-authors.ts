import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Everybody who had a hand in a work. */
export function listAuthors(
  client: Client,
  query: ArgsOf<'listAuthors'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listAuthors'>> {
  return client.call('api/authors/', { ...options, query })
}
