import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the contributors: authors, translators, illustrators and narrators. */
export function listAuthors(
  client: Client,
  query: ArgsOf<'listAuthors'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listAuthors'>> {
  return client.call('api/authors/', { ...options, query })
}
