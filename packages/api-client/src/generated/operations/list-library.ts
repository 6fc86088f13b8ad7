/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the works of the visitor's library, the last opened first. */
export function listLibrary(
  client: Client,
  query: ArgsOf<'listLibrary'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listLibrary'>> {
  return client.call('api/library/', { ...options, query })
}
