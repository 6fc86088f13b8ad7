/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import { newId } from '../../transport.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Places the order of a tip for a live event date. */
export function giveTip(
  client: Client,
  { slug, id, idempotencyKey = newId(), ...body }: ArgsOf<'giveTip'>,
  options: CallOptions = {},
): Promise<AnswerOf<'giveTip'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/tips/`, { ...options, method: 'POST', body, idempotencyKey })
}
