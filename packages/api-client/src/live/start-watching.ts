import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Starts a stream session on this device, or takes it over from another device. */
export function startWatching(
  client: Client,
  { slug, id, ...body }: ArgsOf<'startWatching'>,
  options: CallOptions = {},
): Promise<AnswerOf<'startWatching'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/session/`, { ...options, method: 'POST', body })
}
