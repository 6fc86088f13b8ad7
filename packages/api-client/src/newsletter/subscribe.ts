import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sends an email that asks to confirm the newsletter subscription. */
export function subscribe(
  client: Client,
  body: ArgsOf<'subscribe'>,
  options: CallOptions = {},
): Promise<AnswerOf<'subscribe'>> {
  return client.call('api/subscriptions/', { ...options, method: 'POST', body })
}
