/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Adds offered tickets to the buy-now basket; the checkout needs the same secret as `offer`. */
export function putOfferIntoBasket(
  client: Client,
  { token, idempotencyKey }: ArgsOf<'putOfferIntoBasket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'putOfferIntoBasket'>> {
  return client.call(writePath`api/waiting-list/offers/${{ token }}/basket/`, { ...options, method: 'POST', idempotencyKey })
}
