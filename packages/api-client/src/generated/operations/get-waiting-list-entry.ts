/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns a position in the waiting list. */
export function getWaitingListEntry(
  client: Client,
  { token }: ArgsOf<'getWaitingListEntry'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getWaitingListEntry'>> {
  return client.call(writePath`api/waiting-list/${{ token }}/`, options)
}
