/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** The records, the newest first. */
export function listRecords(
  client: Client,
  query: ArgsOf<'listRecords'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listRecords'>> {
  return client.call('api/records/', { ...options, query })
}
