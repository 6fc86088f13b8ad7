/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Pins a message above the chat, or unpins it; for staff. */
export function pinChatMessage(
  client: Client,
  { id, ...body }: ArgsOf<'pinChatMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'pinChatMessage'>> {
  return client.call(writePath`api/staff/live/${{ id }}/chat/pinned/`, { ...options, method: 'PUT', body })
}
