/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One article, by slug. */
export function getArticle(
  client: Client,
  { slug }: ArgsOf<'getArticle'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getArticle'>> {
  return client.call(writePath`api/articles/${{ slug }}/`, options)
}
