/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Checks whether an address is subscribed. Changes nothing. */
export function getSubscription(
  client: Client,
  { token }: ArgsOf<'getSubscription'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getSubscription'>> {
  return client.call(writePath`api/subscriptions/unsubscribe/${{ token }}/`, options)
}
