/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Leaves the waiting list and releases the tickets that were held. */
export function leaveWaitingList(
  client: Client,
  { token }: ArgsOf<'leaveWaitingList'>,
  options: CallOptions = {},
): Promise<AnswerOf<'leaveWaitingList'>> {
  return client.call(writePath`api/waiting-list/${{ token }}/`, { ...options, method: 'DELETE' })
}
