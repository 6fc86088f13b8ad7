/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Ends the emails about an author. */
export function unfollowAuthor(
  client: Client,
  { slug }: ArgsOf<'unfollowAuthor'>,
  options: CallOptions = {},
): Promise<AnswerOf<'unfollowAuthor'>> {
  return client.call(writePath`api/authors/${{ slug }}/follow/`, { ...options, method: 'DELETE' })
}
