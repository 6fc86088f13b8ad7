import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
let fog: { id: number }
let other: { id: number }
beforeAll(async () => {
  api = await startApp()
  fog = await makeProduct(api.database, { slug: 'fog' })
  other = await makeProduct(api.database, { slug: 'other', title: { en: 'Other' } })
})
afterAll(() => api.stop())

const get = (path: string, headers: Record<string, string> = {}) => api.get(`/v1/api/products/${path}/`, headers)

describe('a product', () => {
  test('is found at its present slug from all former ones', async () => {
    const { id } = await makeProduct(api.database, { slug: 'a' })
    const move = (slug: string) => api.database.updateTable('product').set({ slug }).where('id', '=', id).execute()
    await move('b')
    await move('कुहिरो')
    for (const old of ['a', 'b']) {
      const answer = await get(old)
      expect([answer.statusCode, answer.headers.location]).toEqual([
        301,
        `/v1/api/products/${encodeURIComponent('कुहिरो')}/`,
      ])
      expect((await api.get(String(answer.headers.location))).json().id).toBe(id)
      expect((await get(`${old}/price`)).headers.location).toMatch(/\/price\/$/)
    }
    await move('a')
    expect((await get('a')).statusCode).toBe(200)
    // A product with the former slug takes precedence.
    const taker = await makeProduct(api.database, { slug: 'b' })
    expect((await get('b')).json().id).toBe(taker.id)
  })

  test('costs one statement, one more to look it up and one more to store it', async () => {
    for (const place of ['fog', String(fog.id), 'fog/price', 'fog/availability', 'no-such']) {
      const statements = await api.statementsOf(() => get(place, { 'accept-language': 'ne' }))
      expect(statements.length).toBeLessThanOrEqual(3)
      expect(statements.filter((text) => text.includes('from product')).length).toBeLessThanOrEqual(1)
    }
  })

  test('a change shows at both its URLs in spite of the cache', async () => {
    const titles = async () => [(await get('other')).json().title, (await get(String(other.id))).json().title]
    expect(await titles()).toEqual(['Other', 'Other'])
    await api.pool.query("update product_translation set title = 'Another' where title = 'Other'")
    expect(await titles()).toEqual(['Another', 'Another'])
  })
})
