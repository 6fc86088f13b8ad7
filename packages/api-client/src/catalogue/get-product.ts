import type { Client, Language } from '../http/create-client.ts'
import type { Product } from '../schema/types.ts'

/** One product, by its id or its slug. */
export function getProduct(
  client: Client,
  { product, ...options }: { product: string | number; language?: Language },
): Promise<Product> {
  return client.call(`api/products/${encodeURIComponent(product)}/`, options)
}
