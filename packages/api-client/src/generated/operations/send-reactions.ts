/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Adds to the counts of reactions to a live stream. */
export function sendReactions(
  client: Client,
  { slug, id, ...body }: ArgsOf<'sendReactions'>,
  options: CallOptions = {},
): Promise<AnswerOf<'sendReactions'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/reactions/`, { ...options, method: 'POST', body })
}
