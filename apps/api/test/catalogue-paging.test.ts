import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
beforeEach(async () => {
  await api.pool.query('delete from product')
  for (let number = 0; number < 8; number += 1)
    await makeProduct(api.database, { popularity: number % 3, selling_price: 10_000 + (number % 2) })
})
afterAll(() => api.stop())

const SORTS = ['popular', 'new', 'price', '-price', 'title']

const slugs = async (query: string): Promise<string[]> =>
  (await api.get(`/v1/api/products/?${query}`)).json().results.map(({ slug }: { slug: string }) => slug)

/** Follows all pages, with an action after each. */
async function follow(sort: string, afterEachPage: () => Promise<unknown>) {
  const seen: string[] = []
  for (let address: string | null = `/v1/api/products/?sort=${sort}&page_size=2`; address !== null; ) {
    const page: { next: string | null; results: { slug: string }[] } = (await api.get(address)).json()
    seen.push(...page.results.map(({ slug }) => slug))
    await afterEachPage()
    address = page.next
  }
  return seen
}

/** One of them is first and one is last in every order. */
async function addProducts() {
  const [first, last] = [
    { title: { en: 'aaa' }, popularity: 99, selling_price: 1, created_at: new Date() },
    { title: { en: 'zzz' }, popularity: -1, selling_price: 9_999_999, created_at: new Date(0) },
  ]
  for (const parts of [first, last]) await makeProduct(api.database, parts)
}

describe('a client that follows the pages', () => {
  test.each(SORTS)('by %s misses no earlier product while products are added', async (sort) => {
    const before = await slugs(`sort=${sort}`)
    let rounds = 0
    const seen = await follow(sort, async () => {
      rounds += 1
      if (rounds <= 3) await addProducts()
    })
    expect(before.filter((slug) => !seen.includes(slug))).toEqual([])
    // Products really were added.
    expect(seen.length).toBeGreaterThan(before.length)
    expect(seen.filter((slug, index) => seen.indexOf(slug) !== index).length).toBeLessThanOrEqual(3)
  })

  test.each(SORTS)('by %s sees each product once if nothing is added, although many are equal', async (sort) => {
    for (let copy = 0; copy < 9; copy += 1)
      await makeProduct(api.database, { title: { en: 'Alike' }, created_at: new Date(0) })
    const all = await slugs(`sort=${sort}`)
    expect(await follow(sort, async () => undefined)).toEqual(all)
    expect(new Set(all).size).toBe(17)
  })
})
