/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Ends the stream session of this device. */
export function stopWatching(
  client: Client,
  { slug, id, ...query }: ArgsOf<'stopWatching'>,
  options: CallOptions = {},
): Promise<AnswerOf<'stopWatching'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/session/`, { ...options, method: 'DELETE', query })
}
