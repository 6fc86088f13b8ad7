/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Logs in with the parameters that the provider sent back. */
export function completeSocialLogin(
  client: Client,
  { provider, ...body }: ArgsOf<'completeSocialLogin'>,
  options: CallOptions = {},
): Promise<AnswerOf<'completeSocialLogin'>> {
  return client.call(writePath`api/auth/social/complete/${{ provider }}/`, { ...options, method: 'POST', body })
}
