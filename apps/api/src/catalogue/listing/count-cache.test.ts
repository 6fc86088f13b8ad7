import { expect, test } from 'vitest'
import { countCache } from './list-products.ts'
import { parseFilters } from './product-filters.ts'

type Row = { state: string; counted: { count: number; facets: []; prices: [] } }

const row = (state: string, count = 3): Row => ({ state, counted: { count, facets: [], prices: [] } })
const selection = (query: object) => parseFilters(query, 'en')

/** A cache with the counts that it asked for. */
function openCache(now = () => 0) {
  const memory = countCache(now)
  const asked: string[] = []
  const ask = (query: object, state = '7', language: 'en' | 'ne' = 'en') =>
    memory.countsOf({ filters: selection(query), language, state }, async () => {
      asked.push(`${language} ${JSON.stringify(query)}`)
      return row(state)
    })
  return { memory, ask, asked }
}

test('pages and sort orders of one filter combination share their counts; other filters and languages do not', async () => {
  const { ask, asked } = openCache()
  await ask({ author: 'maya' })
  await ask({ author: 'maya', sort: 'price', page: '2' })
  expect(asked).toHaveLength(1)
  await ask({ author: 'maya' }, '7', 'ne')
  await ask({ author: 'maya', in_stock: 'true' })
  await ask({ author: 'maya', facets: 'false' })
  expect(asked).toHaveLength(4)
})

test('a changed catalogue is counted again, and counts of a later state are current', async () => {
  const { ask, asked } = openCache()
  await ask({}, '9')
  await ask({}, '10')
  await ask({}, '9')
  expect(asked).toHaveLength(2)
})

test('entries expire after a minute, because scheduled products may appear', async () => {
  let now = 0
  const { ask, asked } = openCache(() => now)
  await ask({})
  now = 59_999
  await ask({})
  expect(asked).toHaveLength(1)
  now = 60_000
  await ask({})
  expect(asked).toHaveLength(2)
})

test('evicts the combination that was counted longest ago', async () => {
  const { ask, asked } = openCache()
  for (let number = 0; number < 300; number += 1) await ask({ author: `a${number}` })
  await ask({ author: 'one-more' })
  asked.length = 0
  await ask({ author: 'a1' })
  expect(asked).toEqual([])
  await ask({ author: 'a0' })
  expect(asked).toHaveLength(1)
})

test('requests at once share a count, and a request that has seen a later change counts again', async () => {
  const memory = countCache()
  const finish: ((counted: Row) => void)[] = []
  const countNow = () => new Promise<Row>((resolve) => finish.push(resolve))
  const ask = (state: string) => memory.countsOf({ filters: selection({}), language: 'en', state }, countNow)
  const [first, second, later, latest] = [ask('7'), ask('7'), ask('8'), ask('8')]
  expect(finish).toHaveLength(1)
  finish[0]?.(row('7', 3))
  expect([await first, await second].map(({ count }) => count)).toEqual([3, 3])
  await expect.poll(() => finish.length).toBe(2)
  finish[1]?.(row('8', 4))
  expect([await later, await latest].map(({ count }) => count)).toEqual([4, 4])
  expect(finish).toHaveLength(2)
})

test('a count that fails is not kept', async () => {
  const { memory, ask } = openCache()
  const wanted = { filters: selection({}), language: 'en', state: '7' } as const
  await expect(memory.countsOf(wanted, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await ask({})).toEqual(row('7').counted)
})
