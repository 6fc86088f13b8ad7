/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Tells whether the account follows an author. */
export function getAuthorFollow(
  client: Client,
  { slug }: ArgsOf<'getAuthorFollow'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getAuthorFollow'>> {
  return client.call(writePath`api/authors/${{ slug }}/follow/`, options)
}
