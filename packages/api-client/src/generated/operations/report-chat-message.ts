/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Reports a chat message to the moderators. */
export function reportChatMessage(
  client: Client,
  { slug, id, message }: ArgsOf<'reportChatMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'reportChatMessage'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/chat/${{ message }}/report/`, { ...options, method: 'POST' })
}
