import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One booklist, by slug. */
export function getBooklist(
  client: Client,
  { slug }: ArgsOf<'getBooklist'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getBooklist'>> {
  return client.call(writePath`api/booklists/${{ slug }}/`, options)
}
