import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Chooses what the visitor is called beside a live evening, once for the night. */
export function chooseChatName(
  client: Client,
  { slug, id, ...body }: ArgsOf<'chooseChatName'>,
  options: CallOptions = {},
): Promise<AnswerOf<'chooseChatName'>> {
  return client.call(writePath`api/events/${slug}/${id}/live/chat/name/`, { ...options, method: 'POST', body })
}
