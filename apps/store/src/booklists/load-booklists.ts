import { type Booklist, type BooklistDetail, getBooklist, listBooklists } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { loadProduct } from '../catalogue/load-products.ts'
import { serverClient } from '../site.ts'

/** So many rows of covers are a page. */
const PAGE_SIZE = 12

type ListOfLists = { booklists: readonly Booklist[]; pages: number }

/** A page of the booklists, newest first; undefined after the last page. */
export async function loadBooklists(page: number, language: Language): Promise<ListOfLists | undefined> {
  'use cache'
  cacheTag('booklists')
  cacheLife('kept')
  const query = { page: String(page), page_size: String(PAGE_SIZE) }
  const { count, results } = await listBooklists(serverClient(), query, { language })
  if (results.length === 0 && page > 1) return undefined
  return { booklists: results, pages: Math.ceil(count / PAGE_SIZE) }
}

/** A booklist, or undefined. */
export async function loadBooklist(slug: string, language: Language): Promise<BooklistDetail | undefined> {
  'use cache'
  cacheTag(`booklist:${slug}`)
  const booklist = await cacheUnlessMissing(() => getBooklist(serverClient(), { slug }, { language }))
  // It may have been requested by an old slug.
  if (booklist) cacheTag(`booklist:${booklist.slug}`)
  return booklist
}

export type ListedBook = BooklistDetail['products'][number] & {
  /** Why it cannot be bought; undefined if it can. */
  why: string | undefined
}

/** The books of a list in order, each with the reason if it cannot be bought. */
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
