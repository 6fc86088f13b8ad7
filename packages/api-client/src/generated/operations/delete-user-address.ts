/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Removes an address from the account. */
export function deleteUserAddress(
  client: Client,
  { id }: ArgsOf<'deleteUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'deleteUserAddress'>> {
  return client.call(writePath`api/useraddresses/${{ id }}/`, { ...options, method: 'DELETE' })
}
