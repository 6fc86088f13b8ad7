/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the static pages. */
export function listPages(
  client: Client,
  query: ArgsOf<'listPages'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listPages'>> {
  return client.call('api/pages/', { ...options, query })
}
