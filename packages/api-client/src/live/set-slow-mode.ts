import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sets the minimum time between two messages of a visitor; for staff. */
export function setSlowMode(
  client: Client,
  { id, ...body }: ArgsOf<'setSlowMode'>,
  options: CallOptions = {},
): Promise<AnswerOf<'setSlowMode'>> {
  return client.call(writePath`api/staff/live/${{ id }}/chat/`, { ...options, method: 'POST', body })
}
