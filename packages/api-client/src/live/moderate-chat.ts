import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Hides or shows a message; mutes or unmutes its author; for staff. */
export function moderateChat(
  client: Client,
  { id, message, ...body }: ArgsOf<'moderateChat'>,
  options: CallOptions = {},
): Promise<AnswerOf<'moderateChat'>> {
  return client.call(writePath`api/staff/live/${{ id }}/chat/${{ message }}/`, { ...options, method: 'POST', body })
}
