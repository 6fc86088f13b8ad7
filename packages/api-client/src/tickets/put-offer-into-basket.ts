import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Adds offered tickets to the buy-now basket; the checkout needs the same secret as `offer`. */
export function putOfferIntoBasket(
  client: Client,
  { token, idempotencyKey }: ArgsOf<'putOfferIntoBasket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'putOfferIntoBasket'>> {
  return client.call(writePath`api/waiting-list/offers/${{ token }}/basket/`, {
    ...options,
    method: 'POST',
    idempotencyKey,
  })
}
