import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Posts a chat message; a repeated key does not post it again. */
export function postChatMessage(
  client: Client,
  { slug, id, idempotencyKey, ...body }: ArgsOf<'postChatMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'postChatMessage'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/chat/`, {
    ...options,
    method: 'POST',
    body,
    idempotencyKey,
  })
}
