/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Removes the gift card from the visitor's basket and returns the basket. */
export function removeGiftCard(
  client: Client,
  { idempotencyKey, ...query }: ArgsOf<'removeGiftCard'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'removeGiftCard'>> {
  return client.call('api/basket/gift-card/', { ...options, method: 'DELETE', query, idempotencyKey })
}
