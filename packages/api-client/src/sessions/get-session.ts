import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One session, by slug. */
export function getSession(
  client: Client,
  { slug }: ArgsOf<'getSession'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getSession'>> {
  return client.call(writePath`api/sessions/${{ slug }}/`, options)
}
