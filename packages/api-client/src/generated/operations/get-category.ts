/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One category with its subcategories, by slug. */
export function getCategory(
  client: Client,
  { slug }: ArgsOf<'getCategory'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getCategory'>> {
  return client.call(writePath`api/categories/${{ slug }}/`, options)
}
