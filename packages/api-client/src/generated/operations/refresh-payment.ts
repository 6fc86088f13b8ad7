/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Asks the gateway for the current status of a payment. */
export function refreshPayment(
  client: Client,
  { hash }: ArgsOf<'refreshPayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'refreshPayment'>> {
  return client.call(writePath`api/payments/${{ hash }}/refresh/`, { ...options, method: 'POST', body: {} })
}
