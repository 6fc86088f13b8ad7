import type { CallOptions, Client } from '../http/create-client.ts'
import type { AddProduct, Basket } from '../schema/types.ts'

/** Adds a product to the visitor's basket and answers the whole of it; the same key does not add twice. */
export function addProduct(
  client: Client,
  { idempotencyKey, ...body }: AddProduct & { idempotencyKey?: string },
  options: Pick<CallOptions, 'language' | 'signal'> = {},
): Promise<Basket> {
  const headers: Record<string, string> = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
  return client.call('api/basket/add-product/', { ...options, method: 'POST', body, headers })
}
