/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns one address of the account. */
export function getUserAddress(
  client: Client,
  { id }: ArgsOf<'getUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getUserAddress'>> {
  return client.call(writePath`api/useraddresses/${{ id }}/`, options)
}
