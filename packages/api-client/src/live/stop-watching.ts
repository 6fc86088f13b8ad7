import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Ends the stream session of this device. */
export function stopWatching(
  client: Client,
  { slug, id, ...query }: ArgsOf<'stopWatching'>,
  options: CallOptions = {},
): Promise<AnswerOf<'stopWatching'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/session/`, { ...options, method: 'DELETE', query })
}
