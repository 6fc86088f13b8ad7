import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Reports a chat message to the moderators. */
export function reportChatMessage(
  client: Client,
  { slug, id, message }: ArgsOf<'reportChatMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'reportChatMessage'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/chat/${{ message }}/report/`, {
    ...options,
    method: 'POST',
  })
}
