import { expect, test } from 'vitest'
import { countCache } from './list-products.ts'
import { parseFilters } from './product-filters.ts'

const counted = { count: 3, facets: [], prices: [] }
const selection = (query: object) => parseFilters(query, 'en')

test('pages and sort orders of one filter combination share their counts; other filters and languages do not', () => {
  const memory = countCache()
  memory.remember(selection({ author: 'maya' }), 'en', { state: '7', counted })
  expect(memory.recall(selection({ author: 'maya', sort: 'price', page: '2' }), 'en')).toMatchObject({
    state: '7',
    counted,
  })
  expect(memory.recall(selection({ author: 'maya' }), 'ne')).toBeUndefined()
  expect(memory.recall(selection({ author: 'maya', in_stock: 'true' }), 'en')).toBeUndefined()
  expect(memory.recall(selection({ author: 'maya', facets: 'false' }), 'en')).toBeUndefined()
})

test('entries expire after a minute, because scheduled products may appear', () => {
  let now = 0
  const memory = countCache(() => now)
  memory.remember(selection({}), 'en', { state: '7', counted })
  now = 59_999
  expect(memory.recall(selection({}), 'en')).toBeDefined()
  now = 60_000
  expect(memory.recall(selection({}), 'en')).toBeUndefined()
})

test('evicts the combination that was requested longest ago', () => {
  const memory = countCache()
  const remember = (author: string) => memory.remember(selection({ author }), 'en', { state: '7', counted })
  for (let number = 0; number < 300; number += 1) remember(`a${number}`)
  remember('a0')
  remember('one-more')
  expect(memory.recall(selection({ author: 'a0' }), 'en')).toBeDefined()
  expect(memory.recall(selection({ author: 'a1' }), 'en')).toBeUndefined()
  expect(memory.recall(selection({ author: 'a2' }), 'en')).toBeDefined()
})
