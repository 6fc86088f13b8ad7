/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One author with their works, by slug. */
export function getAuthor(
  client: Client,
  { slug }: ArgsOf<'getAuthor'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getAuthor'>> {
  return client.call(writePath`api/authors/${{ slug }}/`, options)
}
