import { MAX_AGE_SECONDS } from '../../content/cache-policy.ts'
import type { Language } from '../../http/language.ts'
import { toPage, windowOf } from '../../http/schemas.ts'
import { toProductCard } from '../product-card.ts'
import { toFacets } from './facets.ts'
import { type Filters, type ProductQuery, parseFilters } from './product-filters.ts'
import type { Counts, ListingQueries } from './queries.ts'

type CachedCount = { state: string; counted: Counts }

/** An entry takes about 10 kB. */
const MOST_SELECTIONS = 300

/**
 * Facet counts of the latest filter combinations with the catalogue state they were counted in: pages and sort orders
 * of one combination share an entry.
 */
export function countCache(now = Date.now) {
  const cached = new Map<string, CachedCount & { until: number }>()
  return {
    recall(filters: Filters, language: Language): CachedCount | undefined {
      const found = cached.get(keyOf(filters, language))
      return found && found.until > now() ? found : undefined
    },
    remember(filters: Filters, language: Language, remembered: CachedCount) {
      const key = keyOf(filters, language)
      // Deleted first, so that the entry moves to the end of the eviction order.
      cached.delete(key)
      cached.set(key, { ...remembered, until: now() + MAX_AGE_SECONDS * 1000 })
      const [oldest] = cached.keys()
      if (cached.size > MOST_SELECTIONS && oldest !== undefined) cached.delete(oldest)
    },
  }
}

const keyOf = ({ sort: _, ...filters }: Filters, language: Language) => JSON.stringify([language, filters])

export type CountCache = ReturnType<typeof countCache>

/**
 * A page of works, or of products. The order is total, so that a client that follows the pages misses no earlier product:
 * a new one can only move products to a later page, where they appear again.
 */
export async function listProducts(
  { queries, memory }: { queries: ListingQueries; memory: CountCache },
  { language, query }: { language: Language; query: ProductQuery },
) {
  const filters = parseFilters(query, language)
  const { limit, offset } = windowOf(query)
  const remembered = memory.recall(filters, language)
  const { state, cards, counted } = await queries.listProducts({
    ...{ filters, language, limit, offset },
    known: remembered?.state ?? '',
  })
  const { count, facets, prices } = counted ?? remembered?.counted ?? NOTHING
  if (counted) memory.remember(filters, language, { state, counted })
  return {
    ...toPage('/v1/api/products/', query, count, cards.map(toProductCard), parametersOf(query)),
    facets: filters.facets ? toFacets({ facets, prices }, filters, language) : [],
  }
}

const NOTHING = { count: 0, facets: [], prices: [] }

const PARAMETERS = [
  'product_class',
  'category',
  'author',
  'language',
  'publisher',
  'price_min',
  'price_max',
  'in_stock',
  'slug',
  'group_by',
  'sort',
  'facets',
] as const

/** Parameters that links to other pages repeat. */
const parametersOf = (query: ProductQuery) =>
  Object.fromEntries(
    PARAMETERS.map((name) => [name, [query[name] ?? []].flat().join(',')] as const).filter(([, value]) => value !== ''),
  )
