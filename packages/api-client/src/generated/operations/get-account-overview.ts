/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns the beginning of each list of the account: orders, library, tickets and more. */
export function getAccountOverview(
  client: Client,
  _args: ArgsOf<'getAccountOverview'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getAccountOverview'>> {
  return client.call('api/me/overview/', options)
}
