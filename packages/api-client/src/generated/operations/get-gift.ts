/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Shows what a gift link contains, without claiming it. */
export function getGift(
  client: Client,
  { token }: ArgsOf<'getGift'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getGift'>> {
  return client.call(writePath`api/library/gifts/${{ token }}/`, options)
}
