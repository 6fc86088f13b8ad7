/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns what is left on a gift card. */
export function getGiftCardBalance(
  client: Client,
  body: ArgsOf<'getGiftCardBalance'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getGiftCardBalance'>> {
  return client.call('api/gift-cards/balance/', { ...options, method: 'POST', body })
}
