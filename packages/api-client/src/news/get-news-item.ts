import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One news item, by slug. */
export function getNewsItem(
  client: Client,
  { slug }: ArgsOf<'getNewsItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getNewsItem'>> {
  return client.call(writePath`api/news/${{ slug }}/`, options)
}
