import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSubscription } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

const BOOK = '/v1/api/products/1/'
const EBOOK = 'https://shop.example/v1/api/products/2'
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const EMPTY = {
  id: '',
  url: '',
  owner: null,
  status: 'Open',
  version: 0,
  lines: [],
  lines_url: '',
  num_items: 0,
  total_incl_tax: '0.00',
  total_excl_tax: '0.00',
  total_incl_tax_excl_discounts: '0.00',
  total_excl_tax_excl_discounts: '0.00',
  total_tax: '0.00',
  is_tax_known: true,
  currency: 'NPR',
  voucher_discounts: [],
  offer_discounts: [],
  vouchers: [],
  is_gift: false,
  gift: null,
  gift_card: null,
  shipping_address: null,
  shipping_method_code: null,
  is_shipping_required: false,
  cod: { allowed: false, reason: 'country' },
  inside_valley: null,
}

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const countBaskets = async () => (await api.pool.query('select count(*)::integer as n from basket')).rows[0].n

describe('a visitor without a basket', () => {
  test('gets an empty one that is not stored', async () => {
    const before = await countBaskets()
    const answer = await api.get('/v1/api/basket/')
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([200, EMPTY, []])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await countBaskets()).toBe(before)
  })

  test.each(['nonsense', 'A'.repeat(43), '%E0%A4'])('and with the cookie %s gets the same', async (value) => {
    expect((await api.get('/v1/api/basket/', { cookie: `dabali_basket=${value}` })).json()).toEqual(EMPTY)
  })

  test('gets one with the first product, and its cookie for 90 days', async () => {
    const answer = await api.add({ url: BOOK, referrer: 'https://a.example', ua: 'x', path: '/book/the-rain-ledger/' })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'dabali_basket', path: '/', maxAge: 7_776_000, httpOnly: true, sameSite: 'Lax' }),
    ])
    expect(answer.cookies[0]).not.toHaveProperty('secure')
    const basket = answer.json()
    expect(basket.id).toMatch(/^bsk_[\w-]{22}$/)
    expect(basket).toEqual({
      ...EMPTY,
      id: basket.id,
      url: `api/baskets/${basket.id}/`,
      version: 1,
      lines: [expect.anything()],
      lines_url: `api/baskets/${basket.id}/lines/`,
      num_items: 1,
      total_incl_tax: '585.00',
      total_excl_tax: '585.00',
      total_incl_tax_excl_discounts: '650.00',
      total_excl_tax_excl_discounts: '650.00',
      is_shipping_required: true,
    })
    expect(basket.lines).toEqual([
      {
        id: expect.any(String),
        url: `api/baskets/${basket.id}/lines/${basket.lines[0].id}/`,
        basket: basket.url,
        product: BOOK,
        product_id: 1,
        product_slug: 'the-rain-ledger',
        product_title: 'The Rain Ledger',
        product_class: 'Book',
        quantity: 1,
        max_quantity: 14,
        mrp: '650.00',
        discounted_price: '585.00',
        unit_price_incl_tax: '585.00',
        price_currency: 'NPR',
        price_incl_tax: '585.00',
        price_excl_tax: '585.00',
        price_incl_tax_excl_discounts: '650.00',
        price_excl_tax_excl_discounts: '650.00',
        is_tax_known: true,
        warning: null,
        library_item: null,
        event_date: null,
        seats: [],
        held_until: null,
        stockrecord: null,
        attributes: [],
        date_created: expect.stringMatching(ISO),
        date_updated: expect.stringMatching(ISO),
        thumbnail: expect.stringMatching(/^\/v1\/media\/[0-9a-f]{24}\.webp$/),
      },
    ])
  })

  test('gets a Secure cookie over https', async () => {
    const answer = await api.add({ url: BOOK }, { 'x-forwarded-proto': 'https' })
    expect(answer.cookies[0]).toHaveProperty('secure', true)
  })
})

describe('a basket', () => {
  test('adds quantities and totals its lines', async () => {
    const { cookie } = await api.newVisitor(1)
    await api.add({ url: BOOK, quantity: 2 }, { cookie })
    const answer = await api.add({ url: EBOOK, quantity: 1 }, { cookie })
    expect(answer.cookies).toEqual([])
    expect(answer.json().lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 1])
    expect(answer.json()).toMatchObject({ total_incl_tax: '2070.00', lines: [{ price_incl_tax: '1755.00' }, {}] })
    const nepali = await api.get('/v1/api/basket/', { cookie, 'accept-language': 'ne' })
    expect(nepali.json().lines[1].product_title).toBe('कुहिरोको घर')
  })

  test('is visible only with its token', async () => {
    const one = await api.newVisitor(1)
    const other = await api.newVisitor(2)
    // The id is part of the URL of the basket and gives no access.
    for (const cookie of [`dabali_basket=${one.basket.id}`, other.cookie]) {
      const seen = (await api.get('/v1/api/basket/', { cookie })).json()
      expect(seen.id).not.toBe(one.basket.id)
      expect((await api.add({ url: BOOK }, { cookie })).json().id).not.toBe(one.basket.id)
    }
    expect((await api.get('/v1/api/basket/', { cookie: one.cookie })).json()).toEqual(one.basket)
  })

  test('is stored without its token', async () => {
    const { cookie } = await api.newVisitor(1)
    const { rows } = await api.pool.query("select encode(token_hash, 'base64') || id as stored from basket")
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
  })
})

describe('additions that are refused', () => {
  test.each([
    [{}, { url: ['This field is required.'], code: 'invalid' }],
    [{ url: 1 }, { url: ['Enter text.'], code: 'invalid' }],
    [
      { url: BOOK, quantity: 0 },
      { quantity: ['Enter 1 or more.'], code: 'invalid' },
    ],
    [
      { url: BOOK, quantity: 100 },
      { quantity: ['Enter 99 or less.'], code: 'invalid' },
    ],
    [
      { url: BOOK, quantity: -1 },
      { quantity: ['Enter 1 or more.'], code: 'invalid' },
    ],
    [
      { url: BOOK, quantity: 1.5 },
      { quantity: ['Enter a whole number.'], code: 'invalid' },
    ],
    [
      { url: BOOK, quantity: '2' },
      { quantity: ['Enter a whole number.'], code: 'invalid' },
    ],
    [[], { non_field_errors: ['Send a JSON object.'], code: 'invalid' }],
    [{ url: '/v1/api/products/3/' }, { url: ['There is no such product.'], code: 'unknown_product' }],
    [{ url: '/v9/api/products/1/' }, { url: ['There is no such product.'], code: 'unknown_product' }],
    [{ url: 'http://[' }, { url: ['There is no such product.'], code: 'unknown_product' }],
    [{ url: '/v1/api/products/99999999999/' }, { url: ['There is no such product.'], code: 'unknown_product' }],
  ])('%j gets an error for its field', async (payload, body) => {
    const before = await countBaskets()
    const answer = await api.add(payload)
    expect([answer.statusCode, answer.json()]).toEqual([400, body])
    // The message is the first key.
    expect(Object.keys(answer.json())).toEqual(Object.keys(body))
    expect(await countBaskets()).toBe(before)
  })

  test.each([
    ['en', 'Only 14 left.'],
    ['ne', '१४ प्रति मात्र बाँकी छ।'],
  ])('is refused with the reason in %s when the stock is too low', async (language, reason) => {
    const { cookie, basket } = await api.newVisitor(1)
    const answer = await api.add({ url: BOOK, quantity: 14 }, { cookie, 'accept-language': language })
    expect([answer.statusCode, answer.json()]).toEqual([
      406,
      { non_field_errors: [reason], reason, code: 'out_of_stock' },
    ])
    expect((await api.get('/v1/api/basket/', { cookie })).json()).toEqual(basket)
  })

  test('is refused beyond 99 of one product', async () => {
    const { id, url } = await makeSubscription(api.database)
    const { cookie } = await api.newVisitor(id)
    expect((await api.add({ url, quantity: 98 }, { cookie })).statusCode).toBe(200)
    const answer = await api.add({ url }, { cookie })
    expect([answer.statusCode, answer.json().code]).toEqual([406, 'too_many'])
  })

  test('creates no basket and no cookie', async () => {
    const before = await countBaskets()
    const answer = await api.add({ url: BOOK, quantity: 15 })
    expect([answer.statusCode, answer.cookies]).toEqual([406, []])
    expect(await countBaskets()).toBe(before)
  })
})

describe('the same Idempotency-Key', () => {
  test('adds once and returns the same response, also concurrently', async () => {
    const { cookie } = await api.newVisitor(1)
    const headers = { cookie, 'idempotency-key': 'one press' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.add({ url: BOOK, quantity: 2 }, headers)))
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(new Set(done.map(({ body }) => body)).size).toBe(1)
    expect(done[0]?.json().lines[0].quantity).toBe(3)
    for (const { statusCode, headers: sent, body } of answers.filter((answer) => !done.includes(answer))) {
      expect([statusCode, sent['retry-after'], JSON.parse(body).code]).toEqual([409, '1', 'idempotency_in_flight'])
    }
    await api.add({ url: BOOK }, { cookie })
    expect((await api.add({ url: BOOK, quantity: 2 }, headers)).body).toBe(done[0]?.body)
    expect((await api.get('/v1/api/basket/', { cookie })).json().lines[0].quantity).toBe(4)
  })

  test('with another request is refused', async () => {
    const { cookie } = await api.newVisitor(1)
    const headers = { cookie, 'idempotency-key': 'k' }
    await api.add({ url: BOOK }, headers)
    const answer = await api.add({ url: EBOOK }, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused'])
  })

  test('is separate for each basket, and free again after a refusal', async () => {
    const visitors = [await api.newVisitor(1), await api.newVisitor(1)]
    for (const { cookie } of visitors) {
      const headers = { cookie, 'idempotency-key': 'shared' }
      expect((await api.add({ url: BOOK, quantity: 20 }, headers)).statusCode).toBe(406)
      expect((await api.add({ url: BOOK, quantity: 2 }, headers)).json().lines[0].quantity).toBe(3)
    }
    const long = await api.add({ url: BOOK }, { 'idempotency-key': 'k'.repeat(256) })
    expect([long.statusCode, Object.keys(long.json())]).toEqual([400, ['idempotency-key', 'code']])
  })
})
