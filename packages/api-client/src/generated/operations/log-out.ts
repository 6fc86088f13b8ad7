/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Logs out on this device, or everywhere. */
export function logOut(
  client: Client,
  body: ArgsOf<'logOut'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'logOut'>> {
  return client.call('api/auth/logout/', { ...options, method: 'POST', body })
}
