/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns the last messages of the chat, or the changes since a number. */
export function getChat(
  client: Client,
  { slug, id, ...query }: ArgsOf<'getChat'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getChat'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/chat/`, { ...options, query })
}
