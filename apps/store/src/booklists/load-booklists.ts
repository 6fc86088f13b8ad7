import { type Booklist, type BooklistDetail, getBooklist, listBooklists } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { loadProduct } from '../catalogue/load-products.ts'
import { serverClient } from '../site.ts'

/** So many rows of covers are a page. */
const PAGE_SIZE = 12

type ListOfLists = { booklists: readonly Booklist[]; pages: number }

/** A page of the booklists, the newest first; nothing behind the last one. */
export async function loadBooklists(page: number, language: Language): Promise<ListOfLists | undefined> {
  'use cache'
  cacheTag('booklists')
  cacheLife('kept')
  const query = { page: String(page), page_size: String(PAGE_SIZE) }
  const { count, results } = await listBooklists(serverClient(), query, { language })
  if (results.length === 0 && page > 1) return undefined
  return { booklists: results, pages: Math.ceil(count / PAGE_SIZE) }
}

/** One booklist, or nothing when there is none by this name. */
export async function loadBooklist(slug: string, language: Language): Promise<BooklistDetail | undefined> {
  'use cache'
  cacheTag(`booklist:${slug}`)
  const booklist = await cacheUnlessMissing(() => getBooklist(serverClient(), { slug }, { language }))
  // It may have been asked for by an earlier name.
  if (booklist) cacheTag(`booklist:${booklist.slug}`)
  return booklist
}

export type ListedBook = BooklistDetail['products'][number] & {
  /** Why it cannot be bought, where it cannot. */
  why: string | undefined
}

/** The books of a list in its order; of one that cannot be bought, its own page knows why. */
export function loadListedBooks(
  products: BooklistDetail['products'],
  language: Language,
): Promise<readonly ListedBook[]> {
  return Promise.all(
    products.map(async (listed) => {
      if (listed.product.is_available_to_buy) return { ...listed, why: undefined }
      const product = await loadProduct(listed.product.slug, language)
      return { ...listed, why: product?.availability.message ?? '' }
    }),
  )
}
