import type { Client, Language } from '../http/create-client.ts'
import type { Page, Product } from '../schema/types.ts'

/** The products of the catalogue. */
export function listProducts(client: Client, options: { language?: Language } = {}): Promise<Page<Product>> {
  return client.call('api/products/', options)
}
