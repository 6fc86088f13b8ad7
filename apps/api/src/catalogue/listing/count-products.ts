import type { Language } from '../../http/language.ts'
import { type CatalogueIndex, CHOICES, type IndexedProduct } from './catalogue-index.ts'
import type { Counts, FacetRow } from './queries.ts'
import { getOrMake, isOfSlug, MISSED, missedBy, type Selection } from './select-products.ts'

/** Limits of facet values; pages may show the whole category tree. */
const MOST_VALUES = { category: 500, author: 50, publisher: 50 }
type ContentField = keyof typeof MOST_VALUES

type Tally = { counts: Int32Array; last: Int32Array }
type ChoiceFacet = keyof typeof CHOICES
export type Counted = {
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
  return getOrMake(index.counted as Map<string, Counted>, asked.key, {
    most: MOST_SELECTIONS,
    make: () => count(index, asked),
  })
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

/** Counts as rows, with the names of contents that are published now, and when the next one will be. */
export function toCounts(
  index: CatalogueIndex,
  { count, choices, contents }: Counted,
  { language, now }: { language: Language; now: number },
): Counts & { until: number } {
  let until = Number.POSITIVE_INFINITY
  const chosen = (['product_class', 'language', 'in_stock'] as const).flatMap((field) =>
    CHOICES[field].map((value, at) => ({ field, value, count: choices[field][at] ?? 0, label: null, selected: false })),
  )
  const named = (['category', 'author', 'publisher'] as const).flatMap((field) =>
    contents[field].flatMap(({ number, count, selected }): FacetRow[] => {
      const content = index.contentOf(number)
      if (content === undefined) return []
      if (content.publishedAt > now) {
        until = Math.min(until, content.publishedAt)
        return []
      }
      const { titles, slug } = content
      const label = titles[language] ?? titles.en ?? titles.ne ?? null
      return [{ field, value: slug, count, label, selected }]
    }),
  )
  return { count, facets: [...chosen, ...named], prices: choices.price, until }
}
