/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Posts a chat message; a repeated key does not post it again. */
export function postChatMessage(
  client: Client,
  { slug, id, idempotencyKey, ...body }: ArgsOf<'postChatMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'postChatMessage'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/chat/`, { ...options, method: 'POST', body, idempotencyKey })
}
