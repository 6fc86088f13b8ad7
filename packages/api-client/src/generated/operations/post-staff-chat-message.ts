/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Writes in the chat of a stream as staff; for staff. */
export function postStaffChatMessage(
  client: Client,
  { id, idempotencyKey, ...body }: ArgsOf<'postStaffChatMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'postStaffChatMessage'>> {
  return client.call(writePath`api/staff/live/${{ id }}/chat/messages/`, { ...options, method: 'POST', body, idempotencyKey })
}
