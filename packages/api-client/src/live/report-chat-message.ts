import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Tells those who run the evening that a message should not stand there. */
export function reportChatMessage(
  client: Client,
  { slug, id, message }: ArgsOf<'reportChatMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'reportChatMessage'>> {
  return client.call(writePath`api/events/${slug}/${id}/live/chat/${message}/report/`, { ...options, method: 'POST' })
}
