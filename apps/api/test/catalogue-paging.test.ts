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

/** What is seen on all pages, and what else happens after each. */
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

/** Whatever the order, one of them comes first and one comes last. */
async function comeIn() {
  const [first, last] = [
    { title: { en: 'aaa' }, popularity: 99, selling_price: 1, created_at: new Date() },
    { title: { en: 'zzz' }, popularity: -1, selling_price: 9_999_999, created_at: new Date(0) },
  ]
  for (const parts of [first, last]) await makeProduct(api.database, parts)
}

describe('who follows the pages', () => {
  test.each(SORTS)('by %s while products come in misses none that was there', async (sort) => {
    const before = await slugs(`sort=${sort}`)
    let rounds = 0
    const seen = await follow(sort, async () => {
      rounds += 1
      if (rounds <= 3) await comeIn()
    })
    expect(before.filter((slug) => !seen.includes(slug))).toEqual([])
    // They did come in between, or nothing would have been shown.
    expect(seen.length).toBeGreaterThan(before.length)
    expect(seen.filter((slug, index) => seen.indexOf(slug) !== index).length).toBeLessThanOrEqual(3)
  })

  test.each(SORTS)('by %s while nothing comes in sees each once, though many are alike', async (sort) => {
    for (let copy = 0; copy < 9; copy += 1)
      await makeProduct(api.database, { title: { en: 'Alike' }, created_at: new Date(0) })
    const all = await slugs(`sort=${sort}`)
    expect(await follow(sort, async () => undefined)).toEqual(all)
    expect(new Set(all).size).toBe(17)
  })
})
