/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns the chat for moderators, reported messages first; for staff. */
export function getChatModeration(
  client: Client,
  { id }: ArgsOf<'getChatModeration'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getChatModeration'>> {
  return client.call(writePath`api/staff/live/${{ id }}/chat/`, options)
}
