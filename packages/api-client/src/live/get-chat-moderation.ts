import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns the chat for moderators, reported messages first; for staff. */
export function getChatModeration(
  client: Client,
  { id }: ArgsOf<'getChatModeration'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getChatModeration'>> {
  return client.call(writePath`api/staff/live/${{ id }}/chat/`, options)
}
