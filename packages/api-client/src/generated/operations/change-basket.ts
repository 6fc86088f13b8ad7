/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Sets the gift, address or delivery of a basket; the other fields stay unchanged. */
export function changeBasket(
  client: Client,
  { id, idempotencyKey, ...body }: ArgsOf<'changeBasket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeBasket'>> {
  return client.call(writePath`api/baskets/${{ id }}/`, { ...options, method: 'PATCH', body, idempotencyKey })
}
