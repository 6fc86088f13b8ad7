import type { Category, ProductCard } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import {
  FAILURE_CACHE_LIFE,
  NO_RESULTS,
  querySearch,
  RESULTS_CACHE_LIFE,
  type SearchResults,
} from '@dabali/shop/search'
import { highlight } from '@dabali/shop/search-results'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { loadProducts } from '../catalogue/load-products.ts'
import { toFilterParams } from '../product-listing/listing-query.ts'
import { loadCategories } from '../product-listing/load-listing.ts'
import { serverClient } from '../site.ts'
import { type SearchQuery, SHOP_KINDS, type ShopKind } from './search-query.ts'

export type FoundResults = SearchResults & {
  /** Whether the API rejected the filters, such as a price of `abc`. */
  refused: boolean
}

export const PAGE_SIZE = 24

/** The tags of everything that is indexed for search. */
const TAGS = ['search', 'products', 'articles', 'booklists', 'series', 'authors', 'publishers', 'categories']

/** A page of results of one kind, with the counts of all kinds. */
async function loadResults(query: SearchQuery, kind: ShopKind, language: Language): Promise<FoundResults> {
  'use cache'
  cacheTag(...TAGS)
  cacheLife(RESULTS_CACHE_LIFE)
  if (isBuilding()) return { ...NO_RESULTS, refused: false }
  const found = await querySearch(serverClient(), toSearchParams(query, kind), language)
  if (!found) cacheLife(FAILURE_CACHE_LIFE)
  // Visitors see a rejected search as one without results.
  return { ...NO_RESULTS, ...found, refused: !found }
}

/** Authors, categories, publishers, series and booklists with the searched name. */
async function loadSameNameResults(words: string, language: Language): Promise<SearchResults['results']> {
  'use cache'
  cacheTag(...TAGS)
  cacheLife(RESULTS_CACHE_LIFE)
  if (isBuilding()) return []
  const query = { q: words, type: 'author,category,publisher,series,booklist', page_size: '3' }
  return (await querySearch(serverClient(), query, language))?.results ?? []
}

function toSearchParams({ words, isExact, list }: SearchQuery, kind: ShopKind) {
  const { sort, page } = list
  // A search has no other filters.
  const { product_class, language, price_min, price_max, in_stock } = toFilterParams(list, [])
  return {
    q: words,
    exact: isExact ? ('true' as const) : ('' as const),
    type: kind,
    page: String(page),
    page_size: String(PAGE_SIZE),
    facets: kind === 'product' ? ('true' as const) : ('' as const),
    ...{ product_class, language, price_min, price_max, in_stock },
    sort: sort === 'popular' || sort === 'title' || sort === 'rating' ? ('' as const) : sort,
  }
}

const START_PRODUCTS = 6

export type StartLinksData = { categories: readonly Category[]; products: readonly ProductCard[] }

/** Categories and bestsellers for an empty search or one without results. */
async function loadStartLinks(language: Language): Promise<StartLinksData> {
  const [categories, products] = await Promise.all([loadCategories(language), loadProducts(language)])
  return { categories, products: products.slice(0, START_PRODUCTS) }
}

type Counts = Readonly<Partial<Record<ShopKind, number>>>

/** The data of a search page. */
export type SearchPageData = {
  found: FoundResults
  /** The kind that is shown: the requested one, or the first that has results. */
  shown: ShopKind
  counts: Counts
  /** Of all kinds that this shop has. */
  total: number
  /** Of those that the other site has. */
  cultureCount: number
  sameNameResults: FoundResults['results']
  /** Only for an empty search or one without results. */
  startLinks: StartLinksData | undefined
}

const NAMED: readonly ShopKind[] = ['author', 'category', 'publisher', 'series', 'booklist']

export async function loadSearch(query: SearchQuery, language: Language): Promise<SearchPageData> {
  const { words, isExact, kind, list } = query
  const first = await loadResults(query, kind ?? 'product', language)
  const counts = countsOf(first)
  const isNarrowed = list.chosen.length > 0 || first.refused
  const other = kind || isNarrowed || counts.product ? undefined : SHOP_KINDS.find((each) => counts[each])
  const found = other ? await loadResults(query, other, language) : first
  const total = SHOP_KINDS.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  const all = first.groups.reduce((sum, { count }) => sum + count, 0)
  const isBeginning = kind === undefined && !isExact && counts.product && !isNarrowed && list.page === 1
  const hasNamesakes = isBeginning && NAMED.some((each) => counts[each])
  return {
    found,
    shown: other ?? kind ?? 'product',
    counts,
    total,
    cultureCount: all - total,
    sameNameResults: hasNamesakes ? await filterSameNames(found.did_you_mean ?? words, language) : [],
    startLinks: words === '' || (total === 0 && !isNarrowed) ? await loadStartLinks(language) : undefined,
  }
}

/** The results whose title contains a search term; others only mention it in their text. */
async function filterSameNames(words: string, language: Language) {
  const results = await loadSameNameResults(words, language)
  return results.filter(({ title }) => highlight(title, words).some(({ isMarked }) => isMarked))
}

const countsOf = ({ groups }: FoundResults): Counts =>
  Object.fromEntries(groups.map(({ kind, count }) => [kind, count]))
