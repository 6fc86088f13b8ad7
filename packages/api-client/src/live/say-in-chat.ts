import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Says something beside a live evening, once for a key. */
export function sayInChat(
  client: Client,
  { slug, id, idempotencyKey, ...body }: ArgsOf<'sayInChat'>,
  options: CallOptions = {},
): Promise<AnswerOf<'sayInChat'>> {
  return client.call(writePath`api/events/${slug}/${id}/live/chat/`, {
    ...options,
    method: 'POST',
    body,
    idempotencyKey,
  })
}
