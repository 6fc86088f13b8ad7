/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One booklist, by slug. */
export function getBooklist(
  client: Client,
  { slug }: ArgsOf<'getBooklist'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getBooklist'>> {
  return client.call(writePath`api/booklists/${{ slug }}/`, options)
}
