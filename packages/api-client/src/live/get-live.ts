import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns the state of a live stream and whether the visitor may watch it. */
export function getLive(
  client: Client,
  { slug, id }: ArgsOf<'getLive'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getLive'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/`, options)
}
