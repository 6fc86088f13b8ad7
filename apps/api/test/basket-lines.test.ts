import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSubscription } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call } from './visitors.ts'

let api: RunningApp
let subscription: Awaited<ReturnType<typeof makeSubscription>>
beforeAll(async () => {
  api = await startApp()
  subscription = await makeSubscription(api.database)
})
afterAll(() => api.stop())

const quantities = (basket: { lines: { quantity: number }[] }) => basket.lines.map(({ quantity }) => quantity)

async function visitorWithTwo() {
  const { cookie } = await api.newVisitor(1)
  const basket = (await api.add({ url: subscription.url, quantity: 2 }, { cookie })).json()
  return { cookie, basket, book: basket.lines[0] }
}

describe('a line', () => {
  test('PATCH sets the quantity and returns the whole basket', async () => {
    const { cookie, basket, book } = await visitorWithTwo()
    const { status, body } = await call(api, 'PATCH', book.url, { quantity: 3 }, { cookie })
    expect([status, quantities(body), body.total_incl_tax, body.num_items]).toEqual([200, [3, 2], '2385.00', 5])
    expect(body.version).toBe(basket.version + 1)
    expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body).toEqual(body)
    expect((await call(api, 'GET', basket.url, undefined, { cookie })).body).toEqual(body)
  })

  test('has the title in the language of the work, where it is another one', async () => {
    const titlesIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const added = await call(api, 'POST', 'basket/add-product/', { url: '/v1/api/products/1/' }, headers)
      const [line] = added.body.lines
      return [line.product_title, line.own_title]
    }
    const [english] = await titlesIn('en')
    const [nepali, own] = await titlesIn('ne')
    expect([nepali === english, own]).toEqual([false, english])
    expect(await titlesIn('en')).toEqual([english, undefined])
  })

  test.each([
    ['PATCH', { quantity: 0 }],
    ['DELETE', undefined],
  ] as const)('is removed by %s %j', async (method, sent) => {
    const { cookie, basket, book } = await visitorWithTwo()
    const { status, body } = await call(api, method, book.url, sent, { cookie })
    expect([status, quantities(body), body.version]).toEqual([200, [2], basket.version + 1])
  })

  test('that is gone cannot be changed; removing it again succeeds', async () => {
    const { cookie, book } = await visitorWithTwo()
    const { body: basket } = await call(api, 'DELETE', book.url, undefined, { cookie })
    const again = await call(api, 'DELETE', book.url, undefined, { cookie })
    expect([again.status, again.body]).toEqual([200, basket])
    const changed = await call(api, 'PATCH', book.url, { quantity: 2 }, { cookie, 'accept-language': 'ne' })
    expect([changed.status, changed.body]).toEqual([
      409,
      { detail: 'यो सामान अब तपाईंको कार्टमा छैन।', code: 'line_gone' },
    ])
    const nonsense = await call(api, 'PATCH', `${basket.url}lines/nonsense/`, { quantity: 2 }, { cookie })
    expect([nonsense.status, nonsense.body.code]).toEqual([409, 'line_gone'])
  })

  test('of another basket cannot be reached', async () => {
    const one = await visitorWithTwo()
    const other = await visitorWithTwo()
    const path = `${one.basket.url}lines/${other.book.id}/`
    expect((await call(api, 'PATCH', path, { quantity: 9 }, { cookie: one.cookie })).body.code).toBe('line_gone')
    expect((await call(api, 'DELETE', path, undefined, { cookie: one.cookie })).body).toEqual(one.basket)
    expect((await call(api, 'GET', 'basket/', undefined, { cookie: other.cookie })).body).toEqual(other.basket)
  })

  test('lines are listed', async () => {
    const { cookie, basket } = await visitorWithTwo()
    const { status, body } = await call(api, 'GET', basket.lines_url, undefined, { cookie })
    expect([status, body]).toEqual([200, { count: 2, next: null, previous: null, results: basket.lines }])
  })
})

describe('a client of django-oscar-api, with `Prefer: return=minimal`,', () => {
  const prefer = 'return=minimal'

  test('gets the changed line', async () => {
    const { cookie, book } = await visitorWithTwo()
    const answer = await call(api, 'PATCH', book.url, { quantity: 2 }, { cookie, prefer })
    expect(answer.headers['preference-applied']).toBe(prefer)
    expect(answer.body).toEqual({
      ...book,
      quantity: 2,
      price_incl_tax: '1170.00',
      price_excl_tax: '1170.00',
      price_incl_tax_excl_discounts: '1300.00',
      price_excl_tax_excl_discounts: '1300.00',
      date_updated: expect.any(String),
    })
  })

  test.each([
    ['DELETE', undefined],
    ['PATCH', { quantity: 0 }],
  ] as const)('gets an empty response for a line removed with %s', async (method, sent) => {
    const { cookie, book } = await visitorWithTwo()
    const answer = await call(api, method, book.url, sent, { cookie, prefer: 'respond-async, return="minimal"; x' })
    expect([answer.status, answer.text]).toEqual([204, ''])
  })
})
