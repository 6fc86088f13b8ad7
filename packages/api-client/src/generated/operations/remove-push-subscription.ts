/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Ends the notifications in a browser. */
export function removePushSubscription(
  client: Client,
  body: ArgsOf<'removePushSubscription'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removePushSubscription'>> {
  return client.call('api/push-subscriptions/', { ...options, method: 'DELETE', body })
}
