import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One static page, by slug. */
export function getPage(
  client: Client,
  { slug }: ArgsOf<'getPage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPage'>> {
  return client.call(writePath`api/pages/${{ slug }}/`, options)
}
