/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One interview, by slug. */
export function getInterview(
  client: Client,
  { slug }: ArgsOf<'getInterview'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getInterview'>> {
  return client.call(writePath`api/interviews/${{ slug }}/`, options)
}
