import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The articles, the newest first. */
export function listArticles(
  client: Client,
  query: ArgsOf<'listArticles'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listArticles'>> {
  return client.call('api/articles/', { ...options, query })
}
