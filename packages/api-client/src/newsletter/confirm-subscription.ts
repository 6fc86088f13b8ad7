import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Confirms a newsletter subscription with the secret from the email. */
export function confirmSubscription(
  client: Client,
  body: ArgsOf<'confirmSubscription'>,
  options: CallOptions = {},
): Promise<AnswerOf<'confirmSubscription'>> {
  return client.call('api/subscriptions/confirm/', { ...options, method: 'POST', body })
}
