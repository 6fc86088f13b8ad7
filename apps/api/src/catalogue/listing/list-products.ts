import { MAX_AGE_SECONDS } from '../../content/cache-policy.ts'
import type { Language } from '../../http/language.ts'
import { toPage, windowOf } from '../../http/schemas.ts'
import { toProductCard } from '../product-card.ts'
import { toFacets } from './facets.ts'
import { type Filters, type ProductQuery, parseFilters } from './product-filters.ts'
import type { CountedRow, Counts, ListingQueries } from './queries.ts'

/** An entry takes about 10 kB. */
const MOST_SELECTIONS = 300

/**
 * Facet counts of the latest filter combinations with the catalogue state they were counted in: pages and sort orders
 * of one combination share an entry. Counting reads every product, so requests that need the same counts at once share
 * one count.
 */
export function countCache(now = Date.now) {
  const cached = new Map<string, CountedRow & { until: number }>()
  const counting = new Map<string, Promise<CountedRow>>()

  function count(key: string, countNow: () => Promise<CountedRow>): Promise<CountedRow> {
    const begun = counting.get(key)
    if (begun !== undefined) return begun
    const counted = countNow().finally(() => counting.delete(key))
    counting.set(key, counted)
    return counted
  }

  function remember(key: string, counted: CountedRow) {
    // Deleted first, so that the entry moves to the end of the eviction order.
    cached.delete(key)
    cached.set(key, { ...counted, until: now() + MAX_AGE_SECONDS * 1000 })
    const [oldest] = cached.keys()
    if (cached.size > MOST_SELECTIONS && oldest !== undefined) cached.delete(oldest)
  }

  return {
    /** The counts of `state` or of a later one. A count that had begun before a change may still be of an earlier state. */
    async countsOf({ filters, language, state }: Wanted, countNow: () => Promise<CountedRow>): Promise<Counts> {
      const key = keyOf(filters, language)
      const found = cached.get(key)
      if (found && found.until > now() && !isEarlier(found, state)) return found.counted
      let counted = await count(key, countNow)
      while (isEarlier(counted, state)) counted = await count(key, countNow)
      remember(key, counted)
      return counted.counted
    },
  }
}

type Wanted = { filters: Filters; language: Language; state: string }

const isEarlier = (counted: CountedRow, state: string) => BigInt(counted.state) < BigInt(state)

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
  const { state, cards } = await queries.listProducts({ filters, language, limit, offset })
  const { count, facets, prices } = await memory.countsOf({ filters, language, state }, () =>
    queries.countProducts({ filters, language }),
  )
  return {
    ...toPage('/v1/api/products/', query, count, cards.map(toProductCard), parametersOf(query)),
    facets: filters.facets ? toFacets({ facets, prices }, filters, language) : [],
  }
}

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
