/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Sets the quantity of a basket line and returns the basket. */
export function changeBasketLine(
  client: Client,
  { id, line, idempotencyKey, ...body }: ArgsOf<'changeBasketLine'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeBasketLine'>> {
  return client.call(writePath`api/baskets/${{ id }}/lines/${{ line }}/`, { ...options, method: 'PATCH', body, idempotencyKey })
}
