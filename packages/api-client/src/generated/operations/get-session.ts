/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One session, by slug. */
export function getSession(
  client: Client,
  { slug }: ArgsOf<'getSession'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getSession'>> {
  return client.call(writePath`api/sessions/${{ slug }}/`, options)
}
