import { slugify } from '@dabali/domain'
import { pageAsked } from '@dabali/shop/page-asked'

/** What a list can be narrowed by, in the order in which it is offered; each is a name in the address. */
export const LIST_FIELDS = [
  'product_class',
  'category',
  'language',
  'price',
  'in_stock',
  'author',
  'publisher',
] as const
export type ListField = (typeof LIST_FIELDS)[number]

export const LIST_SORTS = ['popular', 'new', 'price', '-price', 'title'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** The names in the address that make one list differ from another. */
export const LIST_QUERY_NAMES: readonly string[] = [...LIST_FIELDS, 'sort', 'page']

export type Choice = { field: ListField; value: string }

/** What is asked of a list: its choices in the order of their fields and values, each once. */
export type ListQuery = { chosen: readonly Choice[]; sort: ListSort; page: number }

/** A price is one step, and a thing is in stock or it is not. */
const ONE_AT_A_TIME: readonly ListField[] = ['price', 'in_stock']

/** A query of an address as what it asks of a list; an order or a page that there cannot be is not asked for. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const chosen = LIST_FIELDS.flatMap((field) => {
    const values = query.getAll(field).flatMap((value) => value.split(','))
    const choices = values.map((value) => choiceOf(field, value)).filter(({ value }) => value !== '')
    return ONE_AT_A_TIME.includes(field) ? choices.slice(0, 1) : choices
  })
  const sort = LIST_SORTS.find((each) => each === query.get('sort')) ?? 'popular'
  return { chosen: inOrder(chosen), sort, page: pageAsked(query) }
}

/** The query of an address, with its question mark; empty where nothing is asked for. */
export function writeListQuery({ chosen, sort, page }: ListQuery): string {
  const query = new URLSearchParams(chosen.map(({ field, value }) => [field, value]))
  if (sort !== 'popular') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** A choice as it stands in an address: classes by their slugs. */
export function choiceOf(field: ListField, value: string): Choice {
  return { field, value: field === 'product_class' ? slugify(value) : value.trim() }
}

export function isChosen({ chosen }: ListQuery, choice: Choice): boolean {
  return chosen.some((each) => isSame(each, choice))
}

/** Chooses what was not chosen and leaves out what was; what is shown then is another list, from its beginning. */
export function toggle(query: ListQuery, choice: Choice): ListQuery {
  if (isChosen(query, choice)) {
    return { ...query, chosen: query.chosen.filter((each) => !isSame(each, choice)), page: 1 }
  }
  const others = ONE_AT_A_TIME.includes(choice.field) ? without(query, choice.field).chosen : query.chosen
  return { ...query, chosen: inOrder([...others, choice]), page: 1 }
}

/** The list without what one field, or all of them, were narrowed to. */
export function without(query: ListQuery, field?: ListField): ListQuery {
  return { ...query, chosen: field ? query.chosen.filter((each) => each.field !== field) : [], page: 1 }
}

export const sortedBy = (query: ListQuery, sort: ListSort): ListQuery => ({ ...query, sort, page: 1 })

export const onPage = (query: ListQuery, page: number): ListQuery => ({ ...query, page })

const isSame = (one: Choice, other: Choice) => one.field === other.field && one.value === other.value

function inOrder(chosen: readonly Choice[]): Choice[] {
  return LIST_FIELDS.flatMap((field) => {
    const values = chosen.filter((choice) => choice.field === field).map(({ value }) => value)
    return [...new Set(values)].sort().map((value) => ({ field, value }))
  })
}
