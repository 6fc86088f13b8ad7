import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sets the visitor's name in the chat of a live event, once for each event. */
export function chooseChatName(
  client: Client,
  { slug, id, ...body }: ArgsOf<'chooseChatName'>,
  options: CallOptions = {},
): Promise<AnswerOf<'chooseChatName'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/chat/name/`, { ...options, method: 'POST', body })
}
