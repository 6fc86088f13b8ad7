/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** The categories as a tree. */
export function listCategories(
  client: Client,
  _args: ArgsOf<'listCategories'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listCategories'>> {
  return client.call('api/categories/', options)
}
