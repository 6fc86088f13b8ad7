/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Logs in with the link from the email; the link works once. */
export function redeemMagicLink(
  client: Client,
  { token }: ArgsOf<'redeemMagicLink'>,
  options: CallOptions = {},
): Promise<AnswerOf<'redeemMagicLink'>> {
  return client.call(writePath`api/auth/magic-login/${{ token }}/`, { ...options, method: 'POST' })
}
