/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Logs out every device, or all except this one. */
export function endLoginSessions(
  client: Client,
  query: ArgsOf<'endLoginSessions'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'endLoginSessions'>> {
  return client.call('api/me/sessions/', { ...options, method: 'DELETE', query })
}
