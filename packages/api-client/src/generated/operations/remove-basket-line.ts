/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Removes a line from a basket and returns the basket. */
export function removeBasketLine(
  client: Client,
  { id, line, idempotencyKey }: ArgsOf<'removeBasketLine'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeBasketLine'>> {
  return client.call(writePath`api/baskets/${{ id }}/lines/${{ line }}/`, { ...options, method: 'DELETE', idempotencyKey })
}
