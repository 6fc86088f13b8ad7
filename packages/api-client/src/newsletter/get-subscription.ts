import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Checks whether an address is subscribed. Changes nothing. */
export function getSubscription(
  client: Client,
  { token }: ArgsOf<'getSubscription'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getSubscription'>> {
  return client.call(writePath`api/subscriptions/unsubscribe/${{ token }}/`, options)
}
