/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns the address of the provider to send the visitor to; `next` is where to return afterwards. */
export function beginSocialLogin(
  client: Client,
  { provider, ...query }: ArgsOf<'beginSocialLogin'>,
  options: CallOptions = {},
): Promise<AnswerOf<'beginSocialLogin'>> {
  return client.call(writePath`api/auth/social/${{ provider }}/`, { ...options, query })
}
