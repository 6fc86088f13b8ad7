/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** The sessions, the newest first. */
export function listSessions(
  client: Client,
  query: ArgsOf<'listSessions'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listSessions'>> {
  return client.call('api/sessions/', { ...options, query })
}
