import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns the last messages of the chat, or the changes since a number. */
export function getChat(
  client: Client,
  { slug, id, ...query }: ArgsOf<'getChat'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getChat'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/chat/`, { ...options, query })
}
