import type { Language } from '../../http/language.ts'
import { toPage, windowOf } from '../../http/schemas.ts'
import { type ProductCard, toProductCard } from '../product-card.ts'
import type { ProductCardRow } from '../queries.ts'
import {
  bytesOf,
  type CachedTexts,
  type CatalogueCache,
  completeCard,
  listed,
  type Packed,
  pack,
  type Seen,
} from './catalogue-cache.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type Counted, countSelection, toCounts } from './count-products.ts'
import { selectedStep, toFacets } from './facets.ts'
import { type ProductQuery, parseFilters } from './product-filters.ts'
import type { ListingQueries } from './queries.ts'
import { getOrMake, readSelection, type Selection, selectPage } from './select-products.ts'

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
export async function listProducts(cards: CachedTexts, { seen, language, query }: Asked): Promise<Buffer> {
  const filters = parseFilters(query, language)
  const { limit, offset } = windowOf(query)
  const select = (index: CatalogueIndex) => {
    const now = Date.now()
    const selection = readSelection(index, filters, now)
    const entries = selectPage(index, selection, { language, limit, offset })
    const counted = countSelection(index, selection)
    const facets = writeFacets(index, counted, { selection, language, now })
    return { selected: { entries, facets, count: counted.count }, ids: entries.map(({ id }) => id) }
  }
  const { selected, texts } = await cards({ seen, language }, select)
  const results = selected.entries.flatMap(({ id, formats }) => {
    const text = texts.get(id)
    return text === undefined ? [] : [completeCard(text, formats)]
  })
  const { count, next, previous } = toPage('/v1/api/products/', query, selected.count, [], parametersOf(query))
  const page = pack(`${JSON.stringify({ count, next, previous }).slice(0, -1)},"results":[`)
  return bytesOf([page, ...listed(results), pack('],"facets":'), selected.facets, pack('}')])
}

const NONE = pack('[]')
/** An entry takes about 4 kB. */
const MOST_FACETS = 200

type Facets = { text: Packed; until: number }
type Shown = { selection: Selection; language: Language; now: number }

/** The facets as JSON, cached until a content that they leave out is published. */
function writeFacets(index: CatalogueIndex, counted: Counted, { selection, language, now }: Shown): Packed {
  const { filters, key } = selection
  if (!filters.facets) return NONE
  const facets = index.facets as Map<string, Facets>
  const name = `${language} ${selectedStep(filters)} ${key}`
  if ((facets.get(name)?.until ?? now) <= now) facets.delete(name)
  const make = () => {
    const { until, ...counts } = toCounts(index, counted, { language, now })
    return { text: pack(JSON.stringify(toFacets(counts, filters, language))), until }
  }
  return getOrMake(facets, name, { most: MOST_FACETS, make }).text
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
