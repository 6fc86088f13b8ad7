/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Sends an email that asks to confirm the newsletter subscription. */
export function subscribe(
  client: Client,
  { idempotencyKey, ...body }: ArgsOf<'subscribe'>,
  options: CallOptions = {},
): Promise<AnswerOf<'subscribe'>> {
  return client.call('api/subscriptions/', { ...options, method: 'POST', body, idempotencyKey })
}
