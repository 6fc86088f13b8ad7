import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

describe('a list of products', () => {
  test.each([
    ['product_class=Scroll', 'product_class', 'Scroll is not one of the available choices.'],
    ['language=fr', 'language', 'fr is not one of the available choices.'],
    ['price_min=5&price_max=4.99', 'price_max', 'Enter a price of price_min or more.'],
  ])('rejects %s with a message', async (query, field, sentence) => {
    const answer = await api.get(`/v1/api/products/?${query}`)
    expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: [sentence], code: 'invalid' }])
    const nepali = (await api.get(`/v1/api/products/?${query}`, { 'accept-language': 'ne' })).json()
    expect(nepali[field][0]).toMatch(/[\u0900-\u097f]/)
  })

  test.each([
    ['price_min', '-1'],
    ['price_min', '1e3'],
    ['price_min', '1.234'],
    ['price_max', 'cheap'],
    ['price_max', '1234567890'],
    ['price_max', '1&price_max=2'],
    ['in_stock', 'yes'],
    ['in_stock', 'true&in_stock=false'],
    ['sort', 'random'],
    ['sort', '__proto__'],
    ['facets', '1'],
    ['category', '%00'],
    ['author', 'a%00b'],
    ['page', '0'],
    ['page', 'x'],
    ['page_size', '-5'],
    ['product_class', '__proto__'],
    ['language', 'constructor'],
  ])('names the field of %s=%s', async (field, value) => {
    const answer = await api.get(`/v1/api/products/?${field}=${value}`)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json())).toEqual([field, 'code'])
  })

  test.each(["category=';drop table product;--", 'author=%25', 'slug=%F0%9F%93%9A', '__proto__=1', 'category[x]=1'])(
    'accepts %s literally',
    async (query) => {
      expect((await api.get(`/v1/api/products/?${query}`)).statusCode).toBe(200)
    },
  )

  test.each([
    ['one that is too long', 'slug', `slug=${'x'.repeat(201)}&slug=y`],
    ['a text that is too long', 'publisher', `publisher=${'x'.repeat(10_001)}`],
    ['too many', 'author', 'author=a&'.repeat(51)],
  ])('names the field of %s', async (_title, field, query) => {
    const answer = await api.get(`/v1/api/products/?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json())).toEqual([field, 'code'])
  })

  test('limits the page size', async () => {
    expect((await api.get(`/v1/api/products/?category=${'x,'.repeat(5000)}`)).statusCode).toBe(200)
  })
})
