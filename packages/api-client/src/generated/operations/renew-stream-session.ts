/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Renews the stream session of this device. */
export function renewStreamSession(
  client: Client,
  { slug, id, ...body }: ArgsOf<'renewStreamSession'>,
  options: CallOptions = {},
): Promise<AnswerOf<'renewStreamSession'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/session/heartbeat/`, { ...options, method: 'POST', body })
}
