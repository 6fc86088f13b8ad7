/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One record with its tracks, by slug. */
export function getRecord(
  client: Client,
  { slug }: ArgsOf<'getRecord'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getRecord'>> {
  return client.call(writePath`api/records/${{ slug }}/`, options)
}
