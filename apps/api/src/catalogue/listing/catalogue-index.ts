import { hasLanguage, type ProductClass } from '@dabali/domain'
import type { Language } from '../../http/language.ts'
import { CLASS_ORDER } from '../queries.ts'
import { PRICE_STEPS } from './product-filters.ts'
import type { CatalogueChanges, ContentFields, ProductFields } from './queries.ts'

/** A listed product, with the columns that lists filter, count and sort by. */
export type IndexedProduct = {
  id: number
  /** The id of the work, or minus the id of a product without a work. */
  work: number
  slug: string
  productClass: ProductClass
  language: Language
  price: number
  isAvailable: boolean
  popularity: number
  createdAt: number
  rating: number
  titles: Record<Language, string>
  /** Products without a title are in no list. */
  hasTitle: boolean
  place: number
  /** The values of facets with a fixed list of values, as bits. */
  bits: Record<ChoiceFacet, number>
  /** Numbers of contents in the index. */
  publisher: number[]
  categories: number[]
  authors: number[]
}

type IndexedContent = {
  id: number
  slug: string
  publishedAt: number
  titles: { [language in Language]?: string }
}

type ChoiceFacet = 'product_class' | 'language' | 'in_stock' | 'price'

/** The values of facets with a fixed list of values, in the order of their bits. */
export const CHOICES: Record<ChoiceFacet, readonly string[]> = {
  product_class: CLASS_ORDER,
  language: ['en', 'ne'],
  in_stock: ['true', 'false'],
  price: PRICE_STEPS.map(({ from }) => String(from)),
}

export const bitOf = (facet: ChoiceFacet, value: string) => {
  const place = CHOICES[facet].indexOf(value)
  return place === -1 ? 0 : 1 << place
}

const priceBits = (price: number) =>
  PRICE_STEPS.reduce(
    (bits, { from, to }, at) => (price >= from && (to === null || price <= to) ? bits | (1 << at) : bits),
    0,
  )

export type Compare = (one: IndexedProduct, other: IndexedProduct) => number

/** By code points, like the collation "C". */
export function compareText(one: string, other: string): number {
  const least = Math.min(one.length, other.length)
  for (let at = 0; at < least; at += 1) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)]
    // The halves of a pair are less than U+E000 to U+FFFF, but what they stand for is more.
    if (a !== b) return a >= 0xd800 && b >= 0xd800 ? shift(a) - shift(b) : a - b
  }
  return one.length - other.length
}

const shift = (unit: number) => (unit >= 0xe000 ? unit - 0x800 : unit + 0x2000)

const byTitle =
  (language: Language): Compare =>
  (one, other) =>
    compareText(one.titles[language], other.titles[language]) || one.id - other.id

/** Total orders. */
export const ORDERS = {
  popular: (one, other) => other.popularity - one.popularity || one.id - other.id,
  new: (one, other) => other.createdAt - one.createdAt || other.id - one.id,
  rating: (one, other) => other.rating - one.rating || one.id - other.id,
  price: (one, other) => one.price - other.price || one.id - other.id,
  titleEn: byTitle('en'),
  titleNe: byTitle('ne'),
} satisfies Record<string, Compare>

export type OrderName = keyof typeof ORDERS

const MOST_SHARED = 50_000

const byClass: Compare = (one, other) => one.place - other.place || one.id - other.id

/**
 * The listed products in memory, about 750 bytes each, and what filters and facets name: to count what a combination of filters
 * leaves, PostgreSQL needs a hundred times as long. It has a state of the database, and changes bring it to a later one.
 */
export class CatalogueIndex {
  /** The last change that is in it. */
  seq = -1
  readonly products = new Map<number, IndexedProduct>()
  /** The listed formats of each work, printed ones first. */
  readonly works = new Map<number, readonly IndexedProduct[]>()
  readonly #bySlug = new Map<string, IndexedProduct>()
  readonly #orders = new Map<OrderName, IndexedProduct[]>()
  readonly #numbers = new Map<number, number>()
  readonly #ids: number[] = []
  readonly #contents = new Map<number, IndexedContent>()
  readonly #contentTags = new Map<string, number>()
  /** Ids by kind and former slug. */
  readonly #moved = new Map<string, number>()
  #countsKept = new Map<string, unknown>()
  /** The first entries of lists in this state; emptied by each change. */
  readonly rankings = new Map<string, unknown>()
  /** Facets as they are written in this state; emptied by each change. */
  readonly facets = new Map<string, unknown>()

  /** The number of contents that products name. */
  get numbers() {
    return this.#ids.length
  }

  /** What was counted in this state; emptied by a change that may change counts. */
  get counted() {
    return this.#countsKept
  }

  order(name: OrderName): readonly IndexedProduct[] {
    let order = this.#orders.get(name)
    if (order === undefined) {
      order = [...this.products.values()].sort(ORDERS[name])
      this.#orders.set(name, order)
    }
    return order
  }

  /** The listed formats of the work of a product. */
  formatsOf(id: number): readonly IndexedProduct[] {
    const product = this.products.get(id)
    return product === undefined ? [] : (this.works.get(product.work) ?? [])
  }

  contentOf = (number: number) => this.#contents.get(this.#ids[number] ?? 0)
  idOf = (number: number) => this.#ids[number] ?? 0

  /** The numbers of published contents with a present or former slug. */
  contentsNamed(kind: string, slugs: readonly string[], now: number): number[] {
    const ids = slugs.flatMap((slug) => [this.#contentTags.get(`${kind}:${slug}`), this.#moved.get(`${kind}:${slug}`)])
    const published = ids.filter((id) => id !== undefined && (this.#contents.get(id)?.publishedAt ?? Infinity) <= now)
    return [...new Set(published)].map((id) => this.#numberOf(id ?? 0))
  }

  /** The ids of products with a present or former slug. */
  productsNamed(slugs: readonly string[]): Set<number> {
    const ids = slugs.flatMap((slug) => [this.#bySlug.get(slug)?.id, this.#moved.get(`product:${slug}`)])
    return new Set(ids.filter((id) => id !== undefined))
  }

  /** Takes over what has changed; returns the products whose cards are outdated. */
  apply({ seq, tags, products, contents, moved }: CatalogueChanges): number[] {
    const gone = new Map<number, IndexedProduct>()
    for (const tag of tags) {
      this.#moved.delete(tag)
      this.#forgetContent(tag)
      const product = tag.startsWith('product:') ? this.#bySlug.get(tag.slice('product:'.length)) : undefined
      if (product) gone.set(product.id, product)
    }
    for (const [tag, id] of moved) this.#moved.set(tag, id)
    for (const fields of contents) this.#addContent(fields)
    const now = products.map((fields) => this.#read(fields))
    for (const { id } of now) {
      const before = this.products.get(id)
      if (before) gone.set(id, before)
    }
    this.#replace(gone, now)
    this.seq = seq
    return [...new Set([...gone.keys(), ...now.map(({ id }) => id)])]
  }

  #replace(gone: ReadonlyMap<number, IndexedProduct>, now: readonly IndexedProduct[]) {
    const later = new Map(now.map((product) => [product.id, product]))
    if (
      now.some((product) => !isCountedLike(product, gone.get(product.id))) ||
      [...gone.keys()].some((id) => !later.has(id))
    )
      this.#countsKept = new Map()
    this.rankings.clear()
    this.facets.clear()
    for (const [name, order] of this.#orders) this.#orders.set(name, reorder(order, ORDERS[name], { gone, later }))
    for (const product of gone.values()) {
      this.products.delete(product.id)
      if (this.#bySlug.get(product.slug) === product) this.#bySlug.delete(product.slug)
      const others = (this.works.get(product.work) ?? []).filter((other) => other.id !== product.id)
      if (others.length === 0) this.works.delete(product.work)
      else this.works.set(product.work, others)
    }
    for (const product of now) {
      this.products.set(product.id, product)
      this.#bySlug.set(product.slug, product)
      const others = this.works.get(product.work)
      this.works.set(product.work, others ? [...others, product].sort(byClass) : [product])
    }
  }

  #read(fields: ProductFields): IndexedProduct {
    const [id, work, slug, productClass, language, price, isAvailable, popularity, createdAt, rating, ...rest] = fields
    const [en, ne, publisher, categories, authors] = rest
    const place = CLASS_ORDER.indexOf(productClass)
    return {
      ...{ id, work, slug, productClass, language, price, isAvailable, popularity },
      createdAt: Number(createdAt),
      rating,
      titles: { en, ne },
      hasTitle: en !== '',
      place: place === -1 ? CLASS_ORDER.length : place,
      bits: this.#shared({
        product_class: bitOf('product_class', productClass),
        language: hasLanguage(productClass) ? bitOf('language', language) : 0,
        in_stock: bitOf('in_stock', String(isAvailable)),
        price: priceBits(price),
      }),
      publisher: this.#numbersOf(publisher === null ? [] : [publisher]),
      categories: this.#numbersOf(categories),
      authors: this.#numbersOf(authors),
    }
  }

  readonly #values = new Map<string, unknown>()

  /** Many products have the same bits, categories and authors: equal values are one in memory. */
  #shared<T>(value: T): T {
    const key = JSON.stringify(value)
    const same = this.#values.get(key) as T | undefined
    if (same !== undefined) return same
    if (this.#values.size === MOST_SHARED) this.#values.clear()
    this.#values.set(key, value)
    return value
  }

  #numbersOf = (ids: readonly number[]) => this.#shared(ids.map((id) => this.#numberOf(id)))

  #numberOf(id: number): number {
    let number = this.#numbers.get(id)
    if (number === undefined) {
      number = this.#ids.push(id) - 1
      this.#numbers.set(id, number)
    }
    return number
  }

  #forgetContent(tag: string) {
    const id = this.#contentTags.get(tag)
    if (id === undefined) return
    this.#contentTags.delete(tag)
    this.#contents.delete(id)
  }

  #addContent([id, kind, slug, publishedAt, titles]: ContentFields) {
    const at = publishedAt === null ? Number.POSITIVE_INFINITY : Number(publishedAt)
    this.#contents.set(id, { id, slug, publishedAt: at, titles: titles ?? {} })
    this.#contentTags.set(`${kind}:${slug}`, id)
  }
}

const COUNTED = ['product_class', 'language', 'in_stock', 'price'] as const
const NAMED = ['publisher', 'categories', 'authors'] as const

const isCountedLike = (now: IndexedProduct, before: IndexedProduct | undefined) =>
  before !== undefined &&
  now.work === before.work &&
  now.price === before.price &&
  now.slug === before.slug &&
  now.hasTitle === before.hasTitle &&
  COUNTED.every((facet) => now.bits[facet] === before.bits[facet]) &&
  NAMED.every(
    (field) => now[field].length === before[field].length && now[field].every((each, at) => each === before[field][at]),
  )

type Replaced = { gone: ReadonlyMap<number, IndexedProduct>; later: ReadonlyMap<number, IndexedProduct> }

/** The order with the later products in place of those that are gone, without sorting all of them. */
function reorder(order: IndexedProduct[], compare: Compare, { gone, later }: Replaced): IndexedProduct[] {
  const added = [...later.values()].sort(compare)
  const merged: IndexedProduct[] = []
  let next = 0
  for (const product of order) {
    if (gone.has(product.id)) continue
    for (let each = added[next]; each && compare(each, product) < 0; each = added[next]) {
      merged.push(each)
      next += 1
    }
    merged.push(product)
  }
  return [...merged, ...added.slice(next)]
}
