import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One author with their works, by slug. */
export function getAuthor(
  client: Client,
  { slug }: ArgsOf<'getAuthor'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getAuthor'>> {
  return client.call(writePath`api/authors/${{ slug }}/`, options)
}
