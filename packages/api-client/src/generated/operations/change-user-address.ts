/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Updates the given fields of an address. */
export function changeUserAddress(
  client: Client,
  { id, ...body }: ArgsOf<'changeUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeUserAddress'>> {
  return client.call(writePath`api/useraddresses/${{ id }}/`, { ...options, method: 'PATCH', body })
}
