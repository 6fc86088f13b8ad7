import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Ends the newsletter subscription of an address; a repeated call is harmless. */
export function unsubscribe(
  client: Client,
  { token }: ArgsOf<'unsubscribe'>,
  options: CallOptions = {},
): Promise<AnswerOf<'unsubscribe'>> {
  return client.call(writePath`api/subscriptions/unsubscribe/${{ token }}/`, { ...options, method: 'POST' })
}
