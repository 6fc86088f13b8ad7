import { findBySlug } from '../../content/content-kind.ts'
import type { Language } from '../../http/language.ts'
import { toProductCard } from '../to-product-card.ts'
import type { CategoryQueries } from './queries.ts'
import { pathTo, toCategory } from './to-category.ts'

export async function getCategory(queries: CategoryQueries, { slug, language }: { slug: string; language: Language }) {
  const find = async (asked: string) => {
    const { categories = [], products = [] } = (await queries.findCategory(asked, language)) ?? {}
    const row = categories.find((category) => category.slug === asked)
    return row && { row, categories, products }
  }
  const { row, categories, products } = await findBySlug({ kind: 'category', slug }, find, queries.findMovedSlug)
  const path = pathTo(row, categories)
  return {
    ...toCategory(
      row,
      path.map(({ name }) => name),
      categories,
    ),
    path: path.map(({ slug: at, name }) => ({ slug: at, name })),
    products_url: `/v1/api/products/?category=${encodeURIComponent(row.slug)}`,
    products: products.map(toProductCard),
  }
}
