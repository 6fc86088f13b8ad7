import type { Language } from '../../http/language.ts'
import { toPage, windowOf } from '../../http/schemas.ts'
import { type ProductCard, toProductCard } from '../product-card.ts'
import type { ProductCardRow } from '../queries.ts'
import { type CachedTexts, type CatalogueCache, type Seen, writeFormats } from './catalogue-cache.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { toFacets } from './facets.ts'
import { type ProductQuery, parseFilters } from './product-filters.ts'
import type { ListingQueries } from './queries.ts'
import { countSelection, readSelection, selectPage, toCounts } from './select-products.ts'

const MEBIBYTE = 1024 * 1024

/** The cards of lists. */
export const listCards = (catalogue: CatalogueCache, queries: ListingQueries): CachedTexts =>
  catalogue.cacheTexts(async (ids, language) => {
    const { seq, cards } = await queries.findCards(ids, language)
    return { seq, texts: cards.map((row) => [row.id, writeCard(row)]) }
  }, 12 * MEBIBYTE)

/** A card without its end, so that formats can follow. Like the serializers, it has what is always there first. */
function writeCard(row: ProductCardRow): string {
  const { id, url, slug, title, titles, least_price, ...rest }: ProductCard = toProductCard(row)
  const sorted = { en: titles.en, ne: titles.ne }
  return JSON.stringify({ id, url, slug, title, titles: sorted, ...rest, least_price }).slice(0, -1)
}

type Asked = { seen: Seen; language: Language; query: ProductQuery }

/**
 * A page of works, or of products, as JSON. The order is total, so that a client that follows the pages misses no earlier
 * product: a new one can only move products to a later page, where they appear again.
 */
export async function listProducts(cards: CachedTexts, { seen, language, query }: Asked): Promise<string> {
  const filters = parseFilters(query, language)
  const { limit, offset } = windowOf(query)
  const select = (index: CatalogueIndex) => {
    const now = Date.now()
    const selection = readSelection(index, filters, now)
    const entries = selectPage(index, selection, { language, limit, offset })
    const counts = toCounts(index, countSelection(index, selection), { language, now })
    return { selected: { entries, counts }, ids: entries.map(({ id }) => id) }
  }
  const { selected, texts } = await cards({ seen, language }, select)
  const results = selected.entries.flatMap(({ id, formats }) => {
    const text = texts.get(id)
    if (text === undefined) return []
    return [formats ? `${text},"formats":${writeFormats(formats)}}` : `${text}}`]
  })
  const { counts } = selected
  const { count, next, previous } = toPage('/v1/api/products/', query, counts.count, [], parametersOf(query))
  const facets = filters.facets ? toFacets(counts, filters, language) : []
  const page = JSON.stringify({ count, next, previous }).slice(0, -1)
  return `${page},"results":[${results.join(',')}],"facets":${JSON.stringify(facets)}}`
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
