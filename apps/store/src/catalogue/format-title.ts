import type { Product } from '@dabali/api-client'
import { type Language, productClassName } from '@dabali/domain'

/**
 * The title of a product's page. The formats of one work share their title, so all but the printed book add what they are:
 * `The Rain Ledger (e-book)`.
 */
export function formatTitle(product: Pick<Product, 'title' | 'product_class' | 'formats'>, language: Language): string {
  const { title, product_class, formats } = product
  const isPrinted = product_class === 'Book'
  const isShared = formats.some((format) => format.title === title && format.product_class !== product_class)
  return isPrinted || !isShared ? title : `${title} (${productClassName(product_class, language).toLowerCase()})`
}
