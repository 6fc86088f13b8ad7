import type { Client, Language } from '../http/create-client.ts'
import type { Page, ProductCard } from '../schema/types.ts'

/** The products of the catalogue, each as a card. */
export function listProducts(client: Client, options: { language?: Language } = {}): Promise<Page<ProductCard>> {
  return client.call('api/products/', options)
}
