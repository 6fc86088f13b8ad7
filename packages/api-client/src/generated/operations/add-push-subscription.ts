/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Sends reminders and announcements to a browser too. */
export function addPushSubscription(
  client: Client,
  body: ArgsOf<'addPushSubscription'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addPushSubscription'>> {
  return client.call('api/push-subscriptions/', { ...options, method: 'POST', body })
}
