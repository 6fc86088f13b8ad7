/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Deletes the account: shortly after a login, or with a code from an email. */
export function deleteMe(
  client: Client,
  body: ArgsOf<'deleteMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'deleteMe'>> {
  return client.call('api/me/', { ...options, method: 'DELETE', body })
}
