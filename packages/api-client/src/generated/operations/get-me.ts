/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns the logged-in account. */
export function getMe(
  client: Client,
  _args: ArgsOf<'getMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getMe'>> {
  return client.call('api/me/', options)
}
