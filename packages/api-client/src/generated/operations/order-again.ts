/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Adds to the cart what can still be sold of an order. */
export function orderAgain(
  client: Client,
  { hash, idempotencyKey }: ArgsOf<'orderAgain'>,
  options: CallOptions = {},
): Promise<AnswerOf<'orderAgain'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/again/`, { ...options, method: 'POST', idempotencyKey })
}
