import type { CallOptions, Client } from '../http/create-client.ts'
import { newId } from '../http/new-id.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Places an order for a basket; a repeated key does not place a second order. */
export function checkOut(
  client: Client,
  { idempotencyKey = newId(), ...body }: ArgsOf<'checkOut'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'checkOut'>> {
  return client.call('api/checkout/', { ...options, method: 'POST', body, idempotencyKey })
}
