/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Sets the visitor's name in the chat of a live event, once for each event. */
export function chooseChatName(
  client: Client,
  { slug, id, ...body }: ArgsOf<'chooseChatName'>,
  options: CallOptions = {},
): Promise<AnswerOf<'chooseChatName'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/chat/name/`, { ...options, method: 'POST', body })
}
