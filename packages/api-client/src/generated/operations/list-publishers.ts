/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the publishers. */
export function listPublishers(
  client: Client,
  query: ArgsOf<'listPublishers'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listPublishers'>> {
  return client.call('api/publishers/', { ...options, query })
}
