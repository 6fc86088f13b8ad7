/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns the state of a live stream and whether the visitor may watch it. */
export function getLive(
  client: Client,
  { slug, id }: ArgsOf<'getLive'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getLive'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/`, options)
}
