import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One event with its dates and tickets, by slug. */
export function getEvent(
  client: Client,
  { slug }: ArgsOf<'getEvent'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getEvent'>> {
  return client.call(writePath`api/events/${{ slug }}/`, options)
}
