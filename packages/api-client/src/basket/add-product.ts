import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Adds a product to the visitor's basket and returns the basket; a repeated key adds nothing. */
export function addProduct(
  client: Client,
  { idempotencyKey, mode, ...body }: ArgsOf<'addProduct'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addProduct'>> {
  return client.call('api/basket/add-product/', { ...options, method: 'POST', query: { mode }, body, idempotencyKey })
}
