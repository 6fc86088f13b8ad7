/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Checks whether a login link is still valid, without using it. */
export function getMagicLink(
  client: Client,
  { token }: ArgsOf<'getMagicLink'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getMagicLink'>> {
  return client.call(writePath`api/auth/magic-login/${{ token }}/`, options)
}
