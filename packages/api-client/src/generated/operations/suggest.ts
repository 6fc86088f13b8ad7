/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns suggestions for a search that is being typed. */
export function suggest(
  client: Client,
  query: ArgsOf<'suggest'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'suggest'>> {
  return client.call('api/search/suggest/', { ...options, query })
}
