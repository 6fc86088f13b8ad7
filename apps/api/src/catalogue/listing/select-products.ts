import type { Language } from '../../http/language.ts'
import {
  bitOf,
  type CatalogueIndex,
  type CHOICES,
  type Compare,
  type IndexedProduct,
  ORDERS,
  type OrderName,
} from './catalogue-index.ts'
import type { Filters } from './product-filters.ts'

/** Filters with the contents that they name. */
export type Selection = {
  filters: Filters
  /** The same for selections that have the same products. */
  key: string
  product_class: number
  language: number
  in_stock: number
  from: number
  to: number
  category: ReadonlySet<number> | null
  author: ReadonlySet<number> | null
  publisher: ReadonlySet<number> | null
  slug: ReadonlySet<number> | null
}

const maskOf = (facet: keyof typeof CHOICES, values: readonly string[] | null) =>
  values?.reduce((bits, value) => bits | bitOf(facet, value), 0) ?? -1

export function readSelection(index: CatalogueIndex, filters: Filters, now: number): Selection {
  const named = (kind: 'category' | 'author' | 'publisher') => {
    const slugs = filters[kind]
    return slugs === null ? null : new Set(index.contentsNamed(kind, slugs, now))
  }
  const asked = {
    filters,
    product_class: maskOf('product_class', filters.product_class),
    language: maskOf('language', filters.language),
    in_stock: maskOf('in_stock', filters.in_stock === null ? null : [String(filters.in_stock)]),
    from: filters.price_min ?? 0,
    to: filters.price_max ?? Number.POSITIVE_INFINITY,
    category: named('category'),
    author: named('author'),
    publisher: named('publisher'),
    slug: filters.slug === null ? null : index.productsNamed(filters.slug),
  }
  return { ...asked, key: keyOf(index, asked) }
}

function keyOf(index: CatalogueIndex, { filters, from, to, ...asked }: Omit<Selection, 'key'>): string {
  const numbers = [asked.category, asked.author, asked.publisher, asked.slug].map((each) => each && [...each].sort())
  const order = index.order('price')
  const prices = [firstWith(order, (price) => price >= from), firstWith(order, (price) => price > to)]
  return JSON.stringify([
    ...[filters.group_by, filters.facets, asked.product_class, asked.language, asked.in_stock],
    ...[...numbers, ...prices],
  ])
}

/** The place of the first product with such a price. */
function firstWith(order: readonly IndexedProduct[], isSuch: (price: number) => boolean): number {
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSuch(order[middle]?.price ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

/** One bit per facet: a product that fails only one facet's filter is counted in that facet. */
export const MISSED = { product_class: 1, category: 2, author: 4, language: 8, publisher: 16, price: 32, in_stock: 64 }

const hasOneOf = (asked: ReadonlySet<number> | null, own: readonly number[]) =>
  asked === null || own.some((each) => asked.has(each))

/** The bits of the facets whose filter a product fails. */
export function missedBy({ bits, categories, authors, publisher, price }: IndexedProduct, asked: Selection): number {
  let missed = 0
  // Without a filter all bits are set, and products without a language pass.
  if (asked.product_class !== -1 && (bits.product_class & asked.product_class) === 0) missed |= MISSED.product_class
  if (asked.language !== -1 && (bits.language & asked.language) === 0) missed |= MISSED.language
  if ((bits.in_stock & asked.in_stock) === 0) missed |= MISSED.in_stock
  if (price < asked.from || price > asked.to) missed |= MISSED.price
  if (!hasOneOf(asked.category, categories)) missed |= MISSED.category
  if (!hasOneOf(asked.author, authors)) missed |= MISSED.author
  if (!hasOneOf(asked.publisher, publisher)) missed |= MISSED.publisher
  return missed
}

const meets = (product: IndexedProduct, asked: Selection) => product.hasTitle && missedBy(product, asked) === 0

// In either order of prices a work has the price of its cheapest format that is in stock.
const byOffer = (one: IndexedProduct, other: IndexedProduct) =>
  Number(!one.isAvailable) - Number(!other.isAvailable) || ORDERS.price(one, other)

/** The order of a list, and of the formats of a work the one that gives the work its position. */
function orderOf({ sort }: Filters, language: Language) {
  if (sort === 'price' || sort === '-price') return { name: 'price' as const, compare: byOffer }
  const name: OrderName = sort === 'title' ? (language === 'en' ? 'titleEn' : 'titleNe') : sort
  return { name, compare: ORDERS[name] }
}

type Asked = { language: Language; limit: number; offset: number }

/** An entry of a list: the product that its card shows, and the formats of its work that match the filters. */
type Entry = { id: number; formats?: readonly IndexedProduct[] }

export function selectPage(index: CatalogueIndex, asked: Selection, { language, limit, offset }: Asked): Entry[] {
  const { filters, key } = asked
  const { name, compare } = orderOf(filters, language)
  const rankings = index.rankings as Map<string, Ranking>
  const ranking = getOrMake(rankings, `${filters.sort} ${name} ${key}`, {
    most: MOST_RANKINGS,
    make: () => ({ entries: [], at: 0 }),
  })
  rankUpTo(offset + limit, { ranking, index, asked, order: index.order(name), compare })
  const page = ranking.entries.slice(offset, offset + limit)
  if (filters.group_by !== 'work') return page.map(({ id }) => ({ id }))
  return page.map(({ work }) => {
    const formats = (index.works.get(work) ?? []).filter((format) => meets(format, asked))
    return { id: shownFormat(formats, language), formats }
  })
}

/** A hundred pages of an entry take about 20 kB. */
const MOST_RANKINGS = 50

/** The first entries of a selection, and how many products of the order they were chosen from. */
type Ranking = { entries: IndexedProduct[]; at: number }

type Ranked = {
  ranking: Ranking
  index: CatalogueIndex
  asked: Selection
  order: readonly IndexedProduct[]
  compare: Compare
}

/** Continues where the last page that was asked for ended. */
function rankUpTo(most: number, { ranking, index, asked, order, compare }: Ranked) {
  const { sort, group_by } = asked.filters
  while (ranking.entries.length < most && ranking.at < order.length) {
    const product = order[sort === '-price' ? order.length - 1 - ranking.at : ranking.at]
    ranking.at += 1
    if (!product || !isOfSlug(product, asked) || !meets(product, asked)) continue
    if (group_by === 'work' && !isFirst(product, index.works.get(product.work) ?? [], asked, compare)) continue
    ranking.entries.push(product)
  }
}

/** The cached value of a key, or a new one. What was used longest ago is removed first. */
export function getOrMake<T>(cache: Map<string, T>, key: string, { most, make }: { most: number; make: () => T }): T {
  const value = cache.get(key) ?? make()
  // Deleted first, so that the entry moves to the end of the eviction order.
  cache.delete(key)
  cache.set(key, value)
  const [oldest] = cache.keys()
  if (cache.size > most && oldest !== undefined) cache.delete(oldest)
  return value
}

export const isOfSlug = ({ id }: IndexedProduct, { slug }: Selection) => slug === null || slug.has(id)

const isFirst = (product: IndexedProduct, formats: readonly IndexedProduct[], asked: Selection, compare: Compare) =>
  formats.every((format) => format === product || compare(format, product) >= 0 || !meets(format, asked))

/** A format that is in stock, in the language of the page and printed, if there is one. */
function shownFormat(formats: readonly IndexedProduct[], language: Language): number {
  const rank = (format: IndexedProduct) => Number(!format.isAvailable) * 2 + Number(format.language !== language)
  // Formats are in the order of their classes.
  const [first, ...others] = formats
  return others.reduce((best, format) => (best && rank(format) < rank(best) ? format : best), first)?.id ?? 0
}
