import type { Static } from 'typebox'
import { type PageQuery, toPage, windowOf } from '../http/page.ts'
import type { CatalogueQueries } from './queries.ts'
import { toProduct } from './to-product.ts'

export async function listProducts(
  queries: CatalogueQueries,
  { language, query }: { language: 'en' | 'ne'; query: Static<typeof PageQuery> },
) {
  const [count, rows] = await Promise.all([
    queries.countProducts(),
    queries.listProducts({ language, ...windowOf(query) }),
  ])
  const products = rows.map((row) => toProduct(row, language))
  return toPage('/v1/api/products/', query, count, products)
}
