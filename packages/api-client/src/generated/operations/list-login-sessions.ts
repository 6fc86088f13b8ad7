/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the devices on which the account is logged in. */
export function listLoginSessions(
  client: Client,
  query: ArgsOf<'listLoginSessions'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listLoginSessions'>> {
  return client.call('api/me/sessions/', { ...options, query })
}
