import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One interview, by slug. */
export function getInterview(
  client: Client,
  { slug }: ArgsOf<'getInterview'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getInterview'>> {
  return client.call(writePath`api/interviews/${{ slug }}/`, options)
}
