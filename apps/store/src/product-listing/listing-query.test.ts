import { describe, expect, it } from 'vitest'
import { FILTER_FIELDS } from './filter-fields.ts'
import {
  type Choice,
  choiceOf,
  countsTitles,
  formatListingQuery,
  groupByRole,
  isChosen,
  type ListingQuery,
  onPage,
  parseListingQuery,
  SORT_ORDERS,
  sortedBy,
  toggle,
  without,
} from './listing-query.ts'

const read = (query: string) => parseListingQuery(new URLSearchParams(query))
const through = (query: string) => formatListingQuery(read(query))

describe('the query of a list', () => {
  it.each([
    ['', ''],
    ['sort=popular&page=1', ''],
    ['page=2&sort=-price', '?sort=-price&page=2'],
    ['author=b&author=a&author=b', '?author=a&author=b'],
    ['author=b,a', '?author=a&author=b'],
    ['publisher=p&product_class=Digital+Bundle', '?product_class=digital-bundle&publisher=p'],
    ['product_class=digital-bundle', '?product_class=digital-bundle'],
    ['price=300-600&price=1-2', '?price=300-600'],
    ['in_stock=true&in_stock=false', '?in_stock=true'],
    ['author=&category=+', ''],
    ['category=%E0%A4%95%E0%A4%A5%E0%A4%BE', '?category=%E0%A4%95%E0%A4%A5%E0%A4%BE'],
    ['price=abc', '?price=abc'],
    ['sort=colour&page=0&utm_source=x', ''],
    ['page=-1', ''],
    ['page=1e3', ''],
    ['page=9999999', ''],
  ])('%s is written %s', (query, written) => {
    expect(through(query)).toBe(written)
  })

  it.each([
    ['product_class=book&page=3', { field: 'author', value: 'a' }, '?product_class=book&author=a'],
    ['author=a&page=3', { field: 'author', value: 'a' }, ''],
    ['author=b', { field: 'author', value: 'a' }, '?author=a&author=b'],
    ['price=0-300', { field: 'price', value: '300-600' }, '?price=300-600'],
    ['in_stock=true&sort=new', { field: 'in_stock', value: 'true' }, '?sort=new'],
  ] as const)('%s after a press on %o is %s', (query, choice, written) => {
    expect(formatListingQuery(toggle(read(query), choice))).toBe(written)
  })

  it('removes one field or all, and keeps the order', () => {
    const query = read('author=a&price=0-300&sort=new&page=2')
    expect(formatListingQuery(without(query, 'price'))).toBe('?author=a&sort=new')
    expect(formatListingQuery(without(query))).toBe('?sort=new')
  })
})

/** Queries and choices of every shape, the same in every run. */
function* samples(): Generator<{ query: ListingQuery; choice: Choice }> {
  let state = 7
  const next = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const choice = (): Choice =>
    choiceOf(FILTER_FIELDS[next(FILTER_FIELDS.length)] ?? 'author', ['a', 'b', 'कथा', 'x & y', '100%'][next(5)] ?? 'a')
  for (let run = 0; run < 500; run += 1) {
    let query: ListingQuery = { chosen: [], sort: SORT_ORDERS[next(SORT_ORDERS.length)] ?? 'new', page: 1 }
    for (let step = next(6); step > 0; step -= 1) query = toggle(query, choice())
    yield { query: onPage(query, 1 + next(9)), choice: choice() }
  }
}

describe('every query of a list', () => {
  it('is the same after it was written and read', () => {
    for (const { query } of samples()) expect(read(formatListingQuery(query).slice(1))).toEqual(query)
  })

  it('starts at the first page after any change', () => {
    for (const { query, choice } of samples()) {
      const after = [toggle(query, choice), without(query), without(query, choice.field), sortedBy(query, 'title')]
      expect(after.map(({ page }) => page)).toEqual([1, 1, 1, 1])
    }
  })

  it('toggles a value, and the others stay', () => {
    for (const { query, choice } of samples()) {
      const pressed = toggle(query, choice)
      expect(isChosen(pressed, choice)).toBe(!isChosen(query, choice))
      if (choice.field === 'price' || choice.field === 'in_stock') continue
      expect(toggle(pressed, choice)).toEqual(onPage(query, 1))
    }
  })

  it('has at most one price and one state of the stock', () => {
    for (const { query, choice } of samples()) {
      const { chosen } = toggle(query, choice)
      for (const field of ['price', 'in_stock']) {
        expect(chosen.filter((each) => each.field === field).length).toBeLessThanOrEqual(1)
      }
    }
  })
})

const classes = (...values: [value: string, selected?: boolean][]) => [
  {
    field: 'product_class',
    label: 'Format',
    values: values.map(([value, selected = false]) => ({ value, label: value, count: 1, selected })),
  },
]

it.each([
  { list: 'books and films alone', facets: classes(['Book'], ['Pay Per View']), answer: true },
  { list: 'books with a mug among them', facets: classes(['Book'], ['Dabali Merchandise']), answer: false },
  { list: 'what was narrowed to books', facets: classes(['Book', true], ['Ticket']), answer: true },
  { list: 'what was narrowed to tickets', facets: classes(['Book'], ['Ticket', true]), answer: false },
  { list: 'nothing that is known', facets: [], answer: true },
])('a list of $list is counted in titles: $answer', ({ facets, answer }) => {
  expect(countsTitles(facets)).toBe(answer)
})

const work = (slug: string, ...roles: ('author' | 'translator' | 'narrator')[]) => ({
  slug,
  contributors: [
    { slug: 'other', name: 'Other', role: 'author' as const },
    ...roles.map((role) => ({ slug: 'tara', name: 'Tara', role })),
  ],
})
const cards = ['one', 'two', 'three', 'four'].map((slug) => ({ slug }))
const by = (...works: ReturnType<typeof work>[]) =>
  groupByRole('tara', cards, works).map((group) => [group.role, ...group.cards.map(({ slug }) => slug)])

it('lists each work once, under the first role', () => {
  const works = [work('one', 'narrator', 'translator'), work('two', 'author'), work('three', 'narrator')]
  expect(by(...works)).toEqual([
    ['author', 'two', 'four'],
    ['translator', 'one'],
    ['narrator', 'three'],
  ])
})

it('treats works without known roles as written by the author', () => {
  expect(by()).toEqual([['author', 'one', 'two', 'three', 'four']])
})
