import type { BooklistDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { readProduct } from '../catalogue/products.ts'

export type ListedBook = BooklistDetail['products'][number] & {
  /** Why it cannot be bought, where it cannot. */
  why: string | undefined
}

/** The books of a list in its order; of one that cannot be bought, its own page knows why. */
export function readListedBooks(
  products: BooklistDetail['products'],
  language: Language,
): Promise<readonly ListedBook[]> {
  return Promise.all(
    products.map(async (listed) => {
      if (listed.product.is_available_to_buy) return { ...listed, why: undefined }
      const product = await readProduct(listed.product.slug, language)
      return { ...listed, why: product?.availability.message ?? '' }
    }),
  )
}
