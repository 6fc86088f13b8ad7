/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import { newId } from '../../transport.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Places the order of a gift card, which is issued when it is paid. */
export function buyGiftCard(
  client: Client,
  { idempotencyKey = newId(), ...body }: ArgsOf<'buyGiftCard'>,
  options: CallOptions = {},
): Promise<AnswerOf<'buyGiftCard'>> {
  return client.call('api/gift-cards/', { ...options, method: 'POST', body, idempotencyKey })
}
