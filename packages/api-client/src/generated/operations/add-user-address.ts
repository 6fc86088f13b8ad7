/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Adds an address to the account. */
export function addUserAddress(
  client: Client,
  { idempotencyKey, ...body }: ArgsOf<'addUserAddress'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'addUserAddress'>> {
  return client.call('api/useraddresses/', { ...options, method: 'POST', body, idempotencyKey })
}
