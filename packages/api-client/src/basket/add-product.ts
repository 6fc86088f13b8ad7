import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Adds a product to the visitor's basket and answers the whole of it; the same key does not add twice. */
export function addProduct(
  client: Client,
  { idempotencyKey, ...body }: ArgsOf<'addProduct'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addProduct'>> {
  return client.call('api/basket/add-product/', { ...options, method: 'POST', body, idempotencyKey })
}
