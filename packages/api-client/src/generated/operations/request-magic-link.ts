/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Sends an email with a login link and a code; the answer does not reveal whether the account exists. */
export function requestMagicLink(
  client: Client,
  body: ArgsOf<'requestMagicLink'>,
  options: CallOptions = {},
): Promise<AnswerOf<'requestMagicLink'>> {
  return client.call('api/auth/magic-link/', { ...options, method: 'POST', body })
}
