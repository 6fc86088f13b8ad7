import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One volume, by slug. */
export function getVolume(
  client: Client,
  { slug }: ArgsOf<'getVolume'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getVolume'>> {
  return client.call(writePath`api/volumes/${{ slug }}/`, options)
}
