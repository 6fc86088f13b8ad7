/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import { newId } from '../../transport.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Cancels an order by its hash, after the buyer has been verified. */
export function cancelOrderByHash(
  client: Client,
  { hash, idempotencyKey = newId() }: ArgsOf<'cancelOrderByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelOrderByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/cancel/`, { ...options, method: 'POST', idempotencyKey })
}
