import {
  ApiError,
  type Author,
  type AuthorDetail,
  type Category,
  type CategoryDetail,
  getAuthor,
  getCategory,
  getPublisher,
  listAuthors,
  listCategories,
  listProducts,
  type ProductList,
  type PublisherDetail,
} from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { isBuilding } from '@dabali/site/load'
import type { Route } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { permanentRedirect } from 'next/navigation'
import { pageLanguage, serverClient } from '../site.ts'
import { FILTER_FIELDS, type FilterField } from './filter-fields.ts'
import { type Choice, type ListingQuery, toFilterParams } from './listing-query.ts'

/** Missing items are cached briefly, because they may be published at any time. */
const EMPTY_CACHE_LIFE = { stale: 30, revalidate: 30, expire: 300 }

export type Listing = Pick<ProductList, 'count' | 'results' | 'facets'> & {
  /** The field whose filter the API rejected, such as a price of `abc`. */
  refused?: FilterField
}

const EMPTY_LISTING: Listing = { count: 0, results: [], facets: [] }

/** How many a page holds, as the API pages. */
export const PAGE_SIZE = 24

/** A page of products, filtered by the subject of the page and by the chosen filters. */
export async function loadListing(query: ListingQuery, about: readonly Choice[], language: Language): Promise<Listing> {
  'use cache'
  cacheTag('products', 'categories', 'authors', 'publishers')
  cacheLife('kept')
  if (isBuilding()) return EMPTY_LISTING
  try {
    const { sort, page } = query
    const asked = { ...toFilterParams(query, about), sort, page }
    const { count, results, facets } = await listProducts(serverClient(), asked, { language })
    return { count, results, facets }
  } catch (error) {
    // The API rejects impossible filters; visitors see an empty list.
    if (!(error instanceof ApiError && error.status === 400)) throw error
    cacheLife(EMPTY_CACHE_LIFE)
    const refused = refusedField(error.body)
    return { ...EMPTY_LISTING, ...(refused && { refused }) }
  }
}

function refusedField(body: unknown): FilterField | undefined {
  const [key = ''] = Object.keys(Object(body))
  return FILTER_FIELDS.find((field) => field === key || (field === 'price' && key.startsWith('price_')))
}

/** The categories as a tree. */
export async function loadCategories(language: Language): Promise<Category[]> {
  'use cache'
  cacheTag('categories', 'products')
  cacheLife('kept')
  if (isBuilding()) return []
  return (await listCategories(serverClient(), {}, { language })).results
}

/** A category, or undefined; its slug differs if it was renamed. */
export async function loadCategory(
  slug: string,
  language: Language,
): Promise<Omit<CategoryDetail, 'products'> | undefined> {
  'use cache'
  cacheTag('categories', 'products')
  try {
    const { products: _, ...category } = await getCategory(serverClient(), { slug }, { language })
    cacheLife('kept')
    return category
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    cacheLife(EMPTY_CACHE_LIFE)
    return undefined
  }
}

/** As many names as are looked through at once. */
export const AUTHORS_PER_PAGE = 60

/** A page of all contributors, sorted by name. */
export async function loadAuthors(page: number, language: Language): Promise<{ count: number; results: Author[] }> {
  'use cache'
  cacheTag('authors', 'products')
  cacheLife('kept')
  if (isBuilding()) return { count: 0, results: [] }
  const { count, results } = await listAuthors(serverClient(), { page, page_size: AUTHORS_PER_PAGE }, { language })
  return { count, results }
}

/** An author with their bestsellers; the slug differs if it was renamed. */
export async function loadAuthor(slug: string, language: Language): Promise<AuthorDetail | undefined> {
  'use cache'
  cacheTag(`author:${slug}`, 'products')
  return undefinedOn404(() => getAuthor(serverClient(), { slug }, { language }))
}

/** A publisher; the slug differs if it was renamed. */
export async function loadPublisher(slug: string, language: Language): Promise<PublisherDetail | undefined> {
  'use cache'
  cacheTag(`publisher:${slug}`, 'products')
  return undefinedOn404(() => getPublisher(serverClient(), { slug }, { language }))
}

async function undefinedOn404<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    const value = await read()
    cacheLife('kept')
    return value
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    cacheLife(EMPTY_CACHE_LIFE)
    return undefined
  }
}

/** Permanent redirect for renamed slugs. */
export async function redirectMoved(path: string): Promise<never> {
  permanentRedirect(localPath(await pageLanguage(), path) as Route)
}
