import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The news, the newest first. */
export function listNews(
  client: Client,
  query: ArgsOf<'listNews'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listNews'>> {
  return client.call('api/news/', { ...options, query })
}
