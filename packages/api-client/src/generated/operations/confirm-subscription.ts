/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Confirms a newsletter subscription with the secret from the email. */
export function confirmSubscription(
  client: Client,
  body: ArgsOf<'confirmSubscription'>,
  options: CallOptions = {},
): Promise<AnswerOf<'confirmSubscription'>> {
  return client.call('api/subscriptions/confirm/', { ...options, method: 'POST', body })
}
