/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Pays the visitor's basket with a gift card and returns the basket. */
export function addGiftCard(
  client: Client,
  { mode, idempotencyKey, ...body }: ArgsOf<'addGiftCard'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addGiftCard'>> {
  return client.call('api/basket/add-gift-card/', { ...options, method: 'POST', query: { mode }, body, idempotencyKey })
}
