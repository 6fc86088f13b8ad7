import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Places an order for a basket; the same key does not place another one. */
export function checkOut(
  client: Client,
  { idempotencyKey, ...body }: ArgsOf<'checkOut'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'checkOut'>> {
  return client.call('api/checkout/', { ...options, method: 'POST', body, idempotencyKey })
}
