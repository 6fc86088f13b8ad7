import { notFound } from '../errors/api-error.ts'
import { productId } from './product-url.ts'
import type { CatalogueQueries } from './queries.ts'
import { toProduct } from './to-product.ts'

/** A product by its number or by its slug; a slug that is only digits would be a number, so none is. */
export async function getProduct(
  queries: CatalogueQueries,
  { product, language }: { product: string; language: 'en' | 'ne' },
) {
  const row = await find(queries, product, language)
  if (!row) throw notFound()
  return toProduct(row, language)
}

function find(queries: CatalogueQueries, product: string, language: 'en' | 'ne') {
  const id = productId(product)
  if (id !== undefined) return queries.findProductById(id, language)
  // PostgreSQL knows no text with U+0000 in it.
  return product.includes('\0') ? undefined : queries.findProductBySlug(product, language)
}
