/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Ends a follow by the link of an email; a repeated call is harmless. */
export function endFollowByToken(
  client: Client,
  { token }: ArgsOf<'endFollowByToken'>,
  options: CallOptions = {},
): Promise<AnswerOf<'endFollowByToken'>> {
  return client.call(writePath`api/follows/${{ token }}/end/`, { ...options, method: 'POST' })
}
