/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Searches all kinds of content, or the given kinds. */
export function search(
  client: Client,
  query: ArgsOf<'search'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'search'>> {
  return client.call('api/search/', { ...options, query })
}
