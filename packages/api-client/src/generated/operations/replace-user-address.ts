/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Replaces an address of the account; fields that are left out become empty. */
export function replaceUserAddress(
  client: Client,
  { id, ...body }: ArgsOf<'replaceUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'replaceUserAddress'>> {
  return client.call(writePath`api/useraddresses/${{ id }}/`, { ...options, method: 'PUT', body })
}
