import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One record with its tracks, by slug. */
export function getRecord(
  client: Client,
  { slug }: ArgsOf<'getRecord'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getRecord'>> {
  return client.call(writePath`api/records/${{ slug }}/`, options)
}
