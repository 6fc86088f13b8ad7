/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Starts a stream session on this device, or takes it over from another device. */
export function startWatching(
  client: Client,
  { slug, id, ...body }: ArgsOf<'startWatching'>,
  options: CallOptions = {},
): Promise<AnswerOf<'startWatching'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/session/`, { ...options, method: 'POST', body })
}
