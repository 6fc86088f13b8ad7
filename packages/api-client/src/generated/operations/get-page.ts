/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One static page, by slug. */
export function getPage(
  client: Client,
  { slug }: ArgsOf<'getPage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPage'>> {
  return client.call(writePath`api/pages/${{ slug }}/`, options)
}
