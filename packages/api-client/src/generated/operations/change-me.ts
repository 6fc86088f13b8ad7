/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Updates the given fields of the account. */
export function changeMe(
  client: Client,
  body: ArgsOf<'changeMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'changeMe'>> {
  return client.call('api/me/', { ...options, method: 'PATCH', body })
}
