import type { Facet, Product, ProductCard } from '@dabali/api-client'
import { hasLanguage, PRODUCT_CLASSES, type ProductClass, slugify } from '@dabali/domain'
import { parsePageNumber } from '@dabali/shop/paths'
import { FILTER_FIELDS, type FilterField } from './filter-fields.ts'

export const SORT_ORDERS = ['popular', 'new', 'price', '-price', 'title', 'rating'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

export type Choice = { field: FilterField; value: string }

/** A list query: distinct filters ordered by field and value. */
export type ListingQuery = { chosen: readonly Choice[]; sort: SortOrder; page: number }

/** Fields that take one value. */
const SINGLE_VALUE_FIELDS: readonly FilterField[] = ['price', 'in_stock']

/** Parses a list query; invalid sort orders and page numbers are ignored. */
export function parseListingQuery(query: URLSearchParams): ListingQuery {
  const chosen = FILTER_FIELDS.flatMap((field) => {
    const values = query.getAll(field).flatMap((value) => value.split(','))
    const choices = values.map((value) => choiceOf(field, value)).filter(({ value }) => value !== '')
    return SINGLE_VALUE_FIELDS.includes(field) ? choices.slice(0, 1) : choices
  })
  const sort = SORT_ORDERS.find((each) => each === query.get('sort')) ?? 'popular'
  return { chosen: inOrder(chosen), sort, page: parsePageNumber(query) }
}

/** The query string with its question mark, or an empty string. */
export function formatListingQuery({ chosen, sort, page }: ListingQuery): string {
  const query = new URLSearchParams(chosen.map(({ field, value }) => [field, value]))
  if (sort !== 'popular') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** A filter as the URL has it: classes by their slugs. */
export function choiceOf(field: FilterField, value: string): Choice {
  return { field, value: field === 'product_class' ? slugify(value) : value.trim() }
}

export function isChosen({ chosen }: ListingQuery, choice: Choice): boolean {
  return chosen.some((each) => isSame(each, choice))
}

/** Adds or removes a filter and returns to the first page. */
export function toggle(query: ListingQuery, choice: Choice): ListingQuery {
  if (isChosen(query, choice)) {
    return { ...query, chosen: query.chosen.filter((each) => !isSame(each, choice)), page: 1 }
  }
  const others = SINGLE_VALUE_FIELDS.includes(choice.field) ? without(query, choice.field).chosen : query.chosen
  return { ...query, chosen: inOrder([...others, choice]), page: 1 }
}

/** The query without the filters of one field, or of all. */
export function without(query: ListingQuery, field?: FilterField): ListingQuery {
  return { ...query, chosen: field ? query.chosen.filter((each) => each.field !== field) : [], page: 1 }
}

export const sortedBy = (query: ListingQuery, sort: SortOrder): ListingQuery => ({ ...query, sort, page: 1 })

export const onPage = (query: ListingQuery, page: number): ListingQuery => ({ ...query, page })

const isSame = (one: Choice, other: Choice) => one.field === other.field && one.value === other.value

function inOrder(chosen: readonly Choice[]): Choice[] {
  return FILTER_FIELDS.flatMap((field) => {
    const values = chosen.filter((choice) => choice.field === field).map(({ value }) => value)
    return [...new Set(values)].sort().map((value) => ({ field, value }))
  })
}

/** The filters of a query, and those of its subject, as the API names them. */
export function toFilterParams({ chosen }: Pick<ListingQuery, 'chosen'>, about: readonly Choice[]) {
  const all = [...about, ...chosen]
  const of = (field: FilterField) => all.filter((choice) => choice.field === field).map(({ value }) => value)
  const [from = '', to = ''] = of('price')[0]?.split('-', 2) ?? []
  return {
    product_class: of('product_class'),
    category: of('category'),
    author: of('author'),
    language: of('language'),
    publisher: of('publisher'),
    price_min: from,
    price_max: to,
    // The API rejects other values.
    in_stock: (of('in_stock')[0] ?? '') as 'true' | 'false' | '',
  }
}

/** The subject of a listing page. */
export type ListingSubject = {
  name: string
  description?: string | undefined
  /** Without its language and its query. */
  path: string
  /** The breadcrumbs, each with its local URL. */
  breadcrumbs: readonly { href: string; name: string }[]
  /** The share image; that of the store by default. */
  picture?: string
  /** The filters that all products of the page match. */
  about: readonly Choice[]
}

/** The query without filters of the fields that the subject fixes. */
export function queryWithin({ about }: ListingSubject, searchParams: URLSearchParams): ListingQuery {
  const query = parseListingQuery(searchParams)
  return { ...query, chosen: query.chosen.filter(({ field }) => about.every((choice) => choice.field !== field)) }
}

/** The message keys of the product classes. */
const NAMES = {
  Book: 'books',
  'E-book': 'eBooks',
  Audiobook: 'audiobooks',
  Subscription: 'subscriptions',
  'Digital Bundle': 'digitalBundles',
  'Physical Bundle': 'bundles',
  'Pay Per View': 'payPerView',
  Ticket: 'tickets',
  'Dabali Merchandise': 'merchandise',
} as const satisfies Record<ProductClass, string>

export type ProductClassEntry = { productClass: ProductClass; slug: string; name: (typeof NAMES)[ProductClass] }

const PRODUCT_CLASS_ENTRIES: readonly ProductClassEntry[] = PRODUCT_CLASSES.map((productClass) => ({
  productClass,
  slug: slugify(productClass),
  name: NAMES[productClass],
}))

/** The product class at `/books/{slug}`. */
export const findProductClass = (slug: string): ProductClassEntry | undefined =>
  PRODUCT_CLASS_ENTRIES.find((shelf) => shelf.slug === slug)

/** A list counts titles where all its products are texts, and items otherwise (merchandise, tickets). */
export function countsTitles(facets: readonly Facet[]): boolean {
  const classes = facets.find(({ field }) => field === 'product_class')?.values ?? []
  const chosen = classes.filter(({ selected }) => selected)
  return (chosen.length > 0 ? chosen : classes).every(({ value }) => hasLanguage(value))
}

type Role = Product['contributors'][number]['role']
type Work = Pick<Product, 'slug' | 'contributors'>

const ROLES: readonly Role[] = ['author', 'translator', 'narrator', 'editor', 'illustrator']

/** The works of a person by role. Each is listed once, under their first role; without known roles they are the author. */
export function groupByRole<Card extends Pick<ProductCard, 'slug'>>(
  person: string,
  cards: readonly Card[],
  works: readonly Work[],
): { role: Role; cards: Card[] }[] {
  const roleIn = (slug: string) => {
    const parts = works.find((work) => work.slug === slug)?.contributors.filter((each) => each.slug === person)
    return ROLES.find((role) => parts?.some((part) => part.role === role)) ?? 'author'
  }
  return ROLES.map((role) => ({ role, cards: cards.filter(({ slug }) => roleIn(slug) === role) })).filter(
    (group) => group.cards.length > 0,
  )
}
