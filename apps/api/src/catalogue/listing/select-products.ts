import type { Language } from '../../http/language.ts'
import { bitOf, type CatalogueIndex, CHOICES, type IndexedProduct, ORDERS, type OrderName } from './catalogue-index.ts'
import type { Filters } from './product-filters.ts'
import type { Counts, FacetRow } from './queries.ts'

/** Filters with the contents that they name. */
type Selection = {
  filters: Filters
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
  return {
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
}

/** One bit per facet: a product that fails only one facet's filter is counted in that facet. */
const MISSED = { product_class: 1, category: 2, author: 4, language: 8, publisher: 16, price: 32, in_stock: 64 }

const hasOneOf = (asked: ReadonlySet<number> | null, own: readonly number[]) =>
  asked === null || own.some((each) => asked.has(each))

/** The bits of the facets whose filter a product fails. */
function missedBy({ bits, categories, authors, publisher, price }: IndexedProduct, asked: Selection): number {
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
  const { filters } = asked
  const { name, compare } = orderOf(filters, language)
  const order = index.order(name)
  const isOfWorks = filters.group_by === 'work'
  const page: IndexedProduct[] = []
  let skipped = 0
  for (let at = 0; at < order.length && page.length < limit; at += 1) {
    const product = order[filters.sort === '-price' ? order.length - 1 - at : at]
    if (!product || !isOfSlug(product, asked) || !meets(product, asked)) continue
    if (isOfWorks && !isFirst(product, index.works.get(product.work) ?? [], asked, compare)) continue
    if (skipped < offset) skipped += 1
    else page.push(product)
  }
  if (!isOfWorks) return page.map(({ id }) => ({ id }))
  return page.map(({ work }) => {
    const formats = (index.works.get(work) ?? []).filter((format) => meets(format, asked))
    return { id: shownFormat(formats, language), formats }
  })
}

const isOfSlug = ({ id }: IndexedProduct, { slug }: Selection) => slug === null || slug.has(id)

const isFirst = (
  product: IndexedProduct,
  formats: readonly IndexedProduct[],
  asked: Selection,
  compare: typeof byOffer,
) => formats.every((format) => format === product || compare(format, product) >= 0 || !meets(format, asked))

/** A format that is in stock, in the language of the page and printed, if there is one. */
function shownFormat(formats: readonly IndexedProduct[], language: Language): number {
  const rank = (format: IndexedProduct) => Number(!format.isAvailable) * 2 + Number(format.language !== language)
  // Formats are in the order of their classes.
  const [first, ...others] = formats
  return others.reduce((best, format) => (best && rank(format) < rank(best) ? format : best), first)?.id ?? 0
}

/** Limits of facet values; pages may show the whole category tree. */
const MOST_VALUES = { category: 500, author: 50, publisher: 50 }
type ContentField = keyof typeof MOST_VALUES

type Tally = { counts: Int32Array; last: Int32Array }
type ChoiceFacet = keyof typeof CHOICES
type Counted = {
  count: number
  choices: Record<ChoiceFacet, number[]>
  contents: Record<ContentField, { number: number; count: number; selected: boolean }[]>
}

/** An entry takes about 10 kB. */
const MOST_SELECTIONS = 300

/**
 * The counts of a selection. Combinations of filters that leave the same products, such as limits above every price, share
 * theirs.
 */
export function countSelection(index: CatalogueIndex, asked: Selection): Counted {
  const kept = index.counted as Map<string, Counted>
  const key = keyOf(index, asked)
  const counted = kept.get(key) ?? count(index, asked)
  // Deleted first, so that the entry moves to the end of the eviction order.
  kept.delete(key)
  kept.set(key, counted)
  const [oldest] = kept.keys()
  if (kept.size > MOST_SELECTIONS && oldest !== undefined) kept.delete(oldest)
  return counted
}

function keyOf(index: CatalogueIndex, { filters, from, to, ...asked }: Selection): string {
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

function count(index: CatalogueIndex, asked: Selection): Counted {
  const entries = new EntryCounter(index.numbers, asked)
  if (asked.filters.group_by === 'work') for (const formats of index.works.values()) entries.add(formats)
  else for (const product of index.products.values()) entries.add([product])
  const contents = (field: ContentField) =>
    asked.filters.facets ? mostFrequent(index, entries.contents[field], { field, asked }) : []
  return {
    count: entries.shown,
    choices: entries.choices,
    contents: { category: contents('category'), author: contents('author'), publisher: contents('publisher') },
  }
}

const zeros = (facet: ChoiceFacet) => CHOICES[facet].map(() => 0)

/** Counts each entry, the formats of a work or one product, once for each value. */
class EntryCounter {
  shown = 0
  readonly choices = {
    product_class: zeros('product_class'),
    language: zeros('language'),
    in_stock: zeros('in_stock'),
    price: zeros('price'),
  }
  readonly contents: Record<ContentField, Tally>
  readonly #asked: Selection
  #entry = 0

  constructor(numbers: number, asked: Selection) {
    const tally = () => ({ counts: new Int32Array(numbers), last: new Int32Array(numbers) })
    this.contents = { category: tally(), author: tally(), publisher: tally() }
    this.#asked = asked
  }

  add(products: readonly IndexedProduct[]) {
    this.#entry += 1
    const bits = { product_class: 0, language: 0, in_stock: 0, price: 0 }
    let isShown = false
    for (const product of products) {
      if (!product.hasTitle || !isOfSlug(product, this.#asked)) continue
      const missed = missedBy(product, this.#asked)
      // What fails two filters is counted nowhere.
      if ((missed & (missed - 1)) !== 0) continue
      if (missed === 0) isShown = true
      if (this.#asked.filters.facets) this.#count(product, missed, bits)
    }
    if (isShown) this.shown += 1
    for (const facet of CHOICE_FACETS) addBits(this.choices[facet], bits[facet])
  }

  #count(product: IndexedProduct, missed: number, bits: Record<ChoiceFacet, number>) {
    const { category, author, publisher } = this.contents
    for (const facet of CHOICE_FACETS) if (missesOnly(missed, facet)) bits[facet] |= product.bits[facet]
    if (missesOnly(missed, 'category')) mark(category, product.categories, this.#entry)
    if (missesOnly(missed, 'author')) mark(author, product.authors, this.#entry)
    if (missesOnly(missed, 'publisher')) mark(publisher, product.publisher, this.#entry)
  }
}

const missesOnly = (missed: number, facet: keyof typeof MISSED) => (missed & ~MISSED[facet]) === 0

const CHOICE_FACETS = Object.keys(CHOICES) as ChoiceFacet[]

/** Formats of a work are counted once. */
function mark({ counts, last }: Tally, numbers: readonly number[], entry: number) {
  for (const number of numbers) {
    if (last[number] === entry) continue
    last[number] = entry
    counts[number] = (counts[number] ?? 0) + 1
  }
}

function addBits(counts: number[], bits: number) {
  for (let rest = bits, at = 0; rest !== 0; rest >>= 1, at += 1) if (rest & 1) counts[at] = (counts[at] ?? 0) + 1
}

/** The most frequent values and the selected ones. */
function mostFrequent(
  index: CatalogueIndex,
  { counts }: Tally,
  { field, asked }: { field: ContentField; asked: Selection },
) {
  const selected = asked[field]
  const values: Counted['contents'][ContentField] = []
  for (let number = 0; number < counts.length; number += 1) {
    const isSelected = selected?.has(number) ?? false
    const count = counts[number] ?? 0
    if (count > 0 || isSelected) values.push({ number, count, selected: isSelected })
  }
  return values
    .sort(
      (one, other) =>
        Number(other.selected) - Number(one.selected) ||
        other.count - one.count ||
        index.idOf(one.number) - index.idOf(other.number),
    )
    .slice(0, MOST_VALUES[field])
}

/** Counts as rows, with the names of contents that are published now. */
export function toCounts(
  index: CatalogueIndex,
  { count, choices, contents }: Counted,
  { language, now }: { language: Language; now: number },
): Counts {
  const chosen = (['product_class', 'language', 'in_stock'] as const).flatMap((field) =>
    CHOICES[field].map((value, at) => ({ field, value, count: choices[field][at] ?? 0, label: null, selected: false })),
  )
  const named = (['category', 'author', 'publisher'] as const).flatMap((field) =>
    contents[field].flatMap(({ number, count, selected }): FacetRow[] => {
      const content = index.contentOf(number)
      if (content === undefined || content.publishedAt > now) return []
      const { titles, slug } = content
      const label = titles[language] ?? titles.en ?? titles.ne ?? null
      return [{ field, value: slug, count, label, selected }]
    }),
  )
  return { count, facets: [...chosen, ...named], prices: choices.price }
}
