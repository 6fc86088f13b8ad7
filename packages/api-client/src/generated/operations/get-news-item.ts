/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One news item, by slug. */
export function getNewsItem(
  client: Client,
  { slug }: ArgsOf<'getNewsItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getNewsItem'>> {
  return client.call(writePath`api/news/${{ slug }}/`, options)
}
