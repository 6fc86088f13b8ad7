import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeProduct, makeWork } from './make-product.ts'
import { askerOf } from './search/fill-shelves.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
const { search, slugsFor } = askerOf(() => api)

beforeAll(async () => {
  api = await startApp()
  const work = await makeWork(api.database)
  // A newer product weighs more: without one time for both, the format of a work that is found is the one made last.
  const created_at = new Date()
  const fog = { en: 'Fog', ne: 'कुहिरो' }
  await makeProduct(api.database, { slug: 'fog', title: fog, work_id: work, selling_price: 50_000, created_at })
  await makeProduct(api.database, {
    ...{ slug: 'fog-e-book', title: fog, work_id: work, selling_price: 25_000 },
    ...{ product_class: 'E-book', num_available: null, created_at },
  })
  await makeProduct(api.database, {
    ...{ slug: 'kuhiro-ma', title: { en: 'In the Fog', ne: 'कुहिरोमा' }, language: 'ne', selling_price: 80_000 },
    num_available: 0,
  })
  await makeContent(api.database, 'article', { en: { title: 'Fog on the road' } })
  await api.drainJobs()
})
afterAll(() => api.stop())

describe('search filters', () => {
  test.each([
    { query: '', slugs: ['fog', 'kuhiro-ma'] },
    { query: 'product_class=e-book', slugs: ['fog-e-book'] },
    { query: 'product_class=Book,E-book', slugs: ['fog', 'kuhiro-ma'] },
    { query: 'language=ne', slugs: ['kuhiro-ma'] },
    { query: 'in_stock=true', slugs: ['fog'] },
    { query: 'in_stock=false', slugs: ['kuhiro-ma'] },
    { query: 'price_max=300', slugs: ['fog-e-book'] },
    { query: 'price_min=300&price_max=600', slugs: ['fog'] },
    { query: 'product_class=Audiobook', slugs: [] },
    { query: 'product_class=&language=&price_min=&in_stock=&sort=', slugs: ['fog', 'kuhiro-ma'] },
  ])('by "$query" leave $slugs', async ({ query, slugs }) => {
    const found = await slugsFor('fog', { type: 'product', ...Object.fromEntries(new URLSearchParams(query)) })
    expect(found.sort()).toEqual(slugs)
  })

  test('keep results that are not products', async () => {
    const { groups, count } = await search({ q: 'fog', product_class: 'E-book' })
    expect(groups).toEqual([
      { kind: 'product', count: 1 },
      { kind: 'article', count: 1 },
    ])
    expect(count).toBe(2)
  })

  test('sort results', async () => {
    expect(await slugsFor('fog', { type: 'product', sort: 'price' })).toEqual(['fog', 'kuhiro-ma'])
    expect(await slugsFor('fog', { type: 'product', sort: '-price' })).toEqual(['kuhiro-ma', 'fog'])
    expect(await slugsFor('fog', { type: 'product', sort: 'new' })).toHaveLength(2)
    expect(await slugsFor('fogg', { type: 'product', sort: '-price' })).toEqual(['kuhiro-ma', 'fog'])
  })

  test('are repeated in the links to other pages', async () => {
    const asked = { q: 'fog', type: 'product', product_class: 'Book,E-book', sort: 'price' }
    const { next } = await search({ ...asked, page_size: '1' })
    const { searchParams } = new URL(next, 'http://here')
    expect(Object.fromEntries(searchParams)).toEqual({ ...asked, page: '2', page_size: '1' })
  })

  test.each([
    { query: 'product_class=Scroll', field: 'product_class' },
    { query: 'language=fr', field: 'language' },
    { query: 'price_min=9&price_max=3', field: 'price_max' },
    { query: 'sort=loudest', field: 'sort' },
  ])('reject "$query"', async ({ query, field }) => {
    expect(await search({ q: 'fog', ...Object.fromEntries(new URLSearchParams(query)) })).toHaveProperty(field)
  })
})

describe('facets', () => {
  const choices = async (more: Record<string, string>, language = 'en') => {
    const { facets } = await search({ q: 'fog', facets: 'true', ...more }, language)
    return Object.fromEntries(
      facets.map(
        ({ field, values }: { field: string; values: { value: string; count: number; selected: boolean }[] }) => [
          field,
          values.map(({ value, count, selected }) => `${value} ${count}${selected ? ' *' : ''}`),
        ],
      ),
    )
  }

  test('are counted only if requested', async () => {
    expect((await search({ q: 'fog' })).facets).toEqual([])
    expect((await search({ q: '', facets: 'true' })).facets.flatMap(({ values }: { values: [] }) => values)).toEqual([])
  })

  test('count works, one with two formats once', async () => {
    expect(await choices({})).toEqual({
      product_class: ['Book 2', 'E-book 1'],
      language: ['en 1', 'ne 1'],
      price: ['0-300 1', '300-600 1', '600-1000 1'],
      in_stock: ['true 1', 'false 1'],
    })
  })

  test('count as if nothing of the facet was selected', async () => {
    expect(await choices({ product_class: 'E-book', type: 'article' })).toEqual({
      product_class: ['Book 2', 'E-book 1 *'],
      language: ['en 1'],
      price: ['0-300 1'],
      in_stock: ['true 1'],
    })
  })

  test('are in the language of the visitor', async () => {
    const { facets } = await search({ q: 'fog', facets: 'true' }, 'ne')
    expect(facets.map(({ label }: { label: string }) => label)).toEqual(['प्रकार', 'भाषा', 'मूल्य', 'उपलब्धता'])
  })
})

test('the query is returned in the other script', async () => {
  expect((await search({ q: 'kuhiro' })).also_written).toBe('कुहिरो')
  expect((await search({ q: 'कुहिरो' })).also_written).toBe('kuhiro')
  expect((await search({ q: 'fog' })).also_written).toBeUndefined()
})
