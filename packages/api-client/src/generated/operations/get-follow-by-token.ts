/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Tells what the link of an email would end. Changes nothing. */
export function getFollowByToken(
  client: Client,
  { token }: ArgsOf<'getFollowByToken'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getFollowByToken'>> {
  return client.call(writePath`api/follows/${{ token }}/`, options)
}
