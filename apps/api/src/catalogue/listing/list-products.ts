import type { Language } from '../../http/language.ts'
import { toPage, windowOf } from '../../http/pagination.ts'
import { toProductCard } from '../to-product-card.ts'
import type { CountMemory } from './count-memory.ts'
import type { ProductQuery } from './product-query.ts'
import type { ListingQueries } from './queries.ts'
import { readFilters } from './read-filters.ts'
import { toFacets } from './to-facets.ts'

/**
 * A page of what is listed. The order is total, so that who follows the pages misses nothing that was there when they
 * began: what comes in meanwhile can only push a product to a later page, where it is then seen again.
 */
export async function listProducts(
  { queries, memory }: { queries: ListingQueries; memory: CountMemory },
  { language, query }: { language: Language; query: ProductQuery },
) {
  const filters = readFilters(query, language)
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
  'sort',
  'facets',
] as const

/** What the addresses of the other pages keep. */
const parametersOf = (query: ProductQuery) =>
  Object.fromEntries(
    PARAMETERS.map((name) => [name, [query[name] ?? []].flat().join(',')] as const).filter(([, value]) => value !== ''),
  )
