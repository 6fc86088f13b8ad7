/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** The interviews, the newest first. */
export function listInterviews(
  client: Client,
  query: ArgsOf<'listInterviews'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listInterviews'>> {
  return client.call('api/interviews/', { ...options, query })
}
