import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Renews the stream session of this device. */
export function keepWatching(
  client: Client,
  { slug, id, ...body }: ArgsOf<'keepWatching'>,
  options: CallOptions = {},
): Promise<AnswerOf<'keepWatching'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/session/heartbeat/`, {
    ...options,
    method: 'POST',
    body,
  })
}
