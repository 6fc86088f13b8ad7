/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One event with its dates and tickets, by slug. */
export function getEvent(
  client: Client,
  { slug }: ArgsOf<'getEvent'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getEvent'>> {
  return client.call(writePath`api/events/${{ slug }}/`, options)
}
