import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCategory, makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
  const clothing = await makeCategory(api.database, { en: { title: 'Clothing' } })
  await makeProduct(api.database, { slug: 'fog', categories: [clothing.id] })
})
afterAll(() => api.stop())

// A recorded response of django-oscar-api.
const recorded = readFileSync(new URL('recorded/oscarapi-products.txt', import.meta.url), 'utf8')
const record = (request: string) => {
  const [, body = ''] = recorded.split(`### GET /api/${request}  -> 200 application/json\n`)
  return JSON.parse(body.split('\n###')[0] ?? '')
}

describe('a client of django-oscar-api', () => {
  test.each([
    ['products/1/', 'products/fog/'],
    ['products/1/price/', 'products/fog/price/'],
    ['products/1/availability/', 'products/fog/availability/'],
  ])('finds every key of its %s', async (theirs, ours) => {
    expect(Object.keys((await api.get(`/v1/api/${ours}`)).json())).toEqual(
      expect.arrayContaining(Object.keys(record(theirs))),
    )
  })

  test.each(['categories/', 'countries/'])('finds every key of its %s', async (list) => {
    const [first] = (await api.get(`/v1/api/${list}`)).json().results
    expect(Object.keys(first)).toEqual(expect.arrayContaining(Object.keys(record(list)[0])))
  })

  test('finds the parts of prices and attributes', async () => {
    const theirs = record('products/1/')
    const ours = (await api.get('/v1/api/products/fog/')).json()
    expect(Object.keys(ours.attributes[0])).toEqual(Object.keys(theirs.attributes[0]))
    expect(typeof ours.categories[0]).toBe(typeof theirs.categories[0])
    expect((await api.get('/v1/api/products/fog/price/')).json().excl_tax).toMatch(/^\d+\.\d{4}$/)
    expect(record('products/1/price/').excl_tax).toMatch(/^\d+\.\d{4}$/)
  })
})
