/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Follows an author: one email about each new work. */
export function followAuthor(
  client: Client,
  { slug }: ArgsOf<'followAuthor'>,
  options: CallOptions = {},
): Promise<AnswerOf<'followAuthor'>> {
  return client.call(writePath`api/authors/${{ slug }}/follow/`, { ...options, method: 'PUT' })
}
