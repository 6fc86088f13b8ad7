/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the addresses of the account. */
export function listUserAddresses(
  client: Client,
  query: ArgsOf<'listUserAddresses'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listUserAddresses'>> {
  return client.call('api/useraddresses/', { ...options, query })
}
