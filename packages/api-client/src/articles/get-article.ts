import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One article, by slug. */
export function getArticle(
  client: Client,
  { slug }: ArgsOf<'getArticle'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getArticle'>> {
  return client.call(writePath`api/articles/${{ slug }}/`, options)
}
