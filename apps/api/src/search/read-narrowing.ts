import { type Filters, readFilters } from '../catalogue/listing/read-filters.ts'
import type { Language } from '../http/language.ts'
import type { SEARCH_SORTS, SearchQuery } from './search-query.ts'

/** What is asked of the products that were found: like of a list of them, but for what has a name that is searched for. */
export type Narrowing = {
  filters: Filters
  sort: (typeof SEARCH_SORTS)[number] | null
  facets: boolean
}

/** Nothing where nothing is asked of the products, which is quicker. */
export function readNarrowing(query: SearchQuery, language: Language): Narrowing | undefined {
  const { product_class, price_min, price_max, in_stock } = query
  const filters = readFilters({ product_class, price_min, price_max, in_stock, language: query.language }, language)
  const facets = query.facets === 'true'
  const sort = query.sort || null
  const isNarrowed = [product_class, price_min, price_max, in_stock, query.language, sort].some((each) => each?.length)
  return isNarrowed || facets ? { filters, sort, facets } : undefined
}
