/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Logs in with the code from the email, for example on another device. */
export function redeemMagicCode(
  client: Client,
  body: ArgsOf<'redeemMagicCode'>,
  options: CallOptions = {},
): Promise<AnswerOf<'redeemMagicCode'>> {
  return client.call('api/auth/code/', { ...options, method: 'POST', body })
}
