import { productId } from '../product-url.ts'

/** A product is named by its number or by its slug; a slug that is only digits would be a number, so none is. */
export type Place = { id: number } | { slug: string }

/** Undefined where nothing can be: PostgreSQL knows no text with U+0000 in it. */
export function readPlace(product: string): Place | undefined {
  const id = productId(product)
  if (id !== undefined) return { id }
  return product.includes('\0') ? undefined : { slug: product }
}
