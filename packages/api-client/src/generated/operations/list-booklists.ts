/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** The booklists, the newest first. */
export function listBooklists(
  client: Client,
  query: ArgsOf<'listBooklists'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listBooklists'>> {
  return client.call('api/booklists/', { ...options, query })
}
