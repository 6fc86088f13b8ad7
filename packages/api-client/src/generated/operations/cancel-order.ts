/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import { newId } from '../../transport.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Cancels an order of the account while this is allowed, and refunds what was paid. */
export function cancelOrder(
  client: Client,
  { id, idempotencyKey = newId() }: ArgsOf<'cancelOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelOrder'>> {
  return client.call(writePath`api/orders/${{ id }}/cancel/`, { ...options, method: 'POST', idempotencyKey })
}
