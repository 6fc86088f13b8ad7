import type { Insertable } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '../src/database/schema.ts'
import { makeCategory, makeProduct, makeSubscription } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, makeVoucher } from './visitors.ts'

const BOOK = '/v1/api/products/1/'
const EBOOK = '/v1/api/products/2/'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from offer'))

const UNKNOWN = "We don't recognise that code, or it has expired or been used up."

const addVoucher = (vouchercode: string, cookie: string, headers: Record<string, string> = {}) =>
  call(api, 'POST', 'basket/add-voucher/', { vouchercode }, { cookie, ...headers })

describe('a voucher', () => {
  test('gives its discount once, however its code is written', async () => {
    const code = await makeVoucher(api, { percent: 10 })
    const { cookie, basket } = await api.newVisitor(1)
    const { status, body } = await addVoucher(` ${code.toLowerCase()} `, cookie)
    expect([status, body.total_incl_tax, body.total_incl_tax_excl_discounts]).toEqual([200, '526.50', '650.00'])
    expect(body.version).toBe(basket.version + 1)
    const voucher = {
      name: `Voucher ${code}`,
      code,
      start_datetime: expect.any(String),
      end_datetime: expect.any(String),
    }
    expect(body.voucher_discounts).toEqual([{ description: null, name: voucher.name, amount: '58.50', voucher }])
    expect(body.vouchers).toEqual([{ ...voucher, is_applied: true, warning: null }])
    expect(body.lines[0]).toMatchObject({ price_incl_tax: '526.50', discounted_price: '585.00' })
    expect((await addVoucher(code, cookie)).body.total_incl_tax).toBe('526.50')
  })

  test('is returned alone with `Prefer: return=minimal`, as in django-oscar-api', async () => {
    const code = await makeVoucher(api)
    const { cookie } = await api.newVisitor(1)
    const { body } = await addVoucher(code, cookie, { prefer: 'return=minimal' })
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(body).toEqual({ name: `Voucher ${code}`, code, start_datetime: time, end_datetime: time })
  })

  test('is removed; removing it again succeeds', async () => {
    const code = await makeVoucher(api)
    const { cookie } = await api.newVisitor(1)
    const { body } = await addVoucher(code, cookie)
    const path = `basket/vouchers/${code.toLowerCase()}/`
    const { body: without } = await call(api, 'DELETE', path, undefined, { cookie })
    expect([without.total_incl_tax, without.vouchers, without.version]).toEqual(['585.00', [], body.version + 1])
    expect((await call(api, 'DELETE', path, undefined, { cookie })).body).toEqual(without)
    expect((await call(api, 'DELETE', path, undefined, { cookie, prefer: 'return=minimal' })).status).toBe(204)
    expect((await call(api, 'DELETE', path)).body.id).toBe('')
  })

  test('that no longer gives a discount stays with a warning', async () => {
    const code = await makeVoucher(api, { amount: 5000, least_total: 100_000 })
    const { cookie, basket } = await api.newVisitor(1)
    const two = (await call(api, 'PATCH', basket.lines[0].url, { quantity: 2 }, { cookie })).body
    expect((await addVoucher(code, cookie)).body.total_incl_tax).toBe('1120.00')
    const { body } = await call(api, 'PATCH', two.lines[0].url, { quantity: 1 }, { cookie })
    expect([body.total_incl_tax, body.voucher_discounts]).toEqual(['585.00', []])
    expect(body.vouchers[0]).toMatchObject({
      is_applied: false,
      warning: 'This voucher needs a minimum order of Rs\u00a01,000.',
    })
    await api.pool.query('update voucher set ends_at = now() where code = $1', [code])
    const nepali = await call(api, 'GET', 'basket/', undefined, { cookie, 'accept-language': 'ne' })
    expect(nepali.body.vouchers[0].warning).toBe('यो भौचरको म्याद सकियो।')
  })

  test.each([
    ['is unknown', () => Promise.resolve('NOPE'), UNKNOWN, 'unknown_voucher'],
    ['is not valid yet', () => makeVoucher(api, { from: 1, to: 2 }), UNKNOWN, 'unknown_voucher'],
    ['has expired', () => makeVoucher(api, { from: -2, to: -1 }), UNKNOWN, 'unknown_voucher'],
    ['is used up', () => makeVoucher(api, { most_uses: 1, uses: 1 }), UNKNOWN, 'unknown_voucher'],
    [
      'needs a higher total',
      () => makeVoucher(api, { least_total: 58_501 }),
      'This voucher needs a minimum order of Rs\u00a0585.01.',
      'voucher_not_qualified',
    ],
    ['contains control characters', () => Promise.resolve('\u0000\ud800'), UNKNOWN, 'unknown_voucher'],
  ])('that %s is refused, and nothing changes', async (_title, make, reason, code) => {
    const { cookie, basket } = await api.newVisitor(1)
    const { status, body } = await addVoucher(await make(), cookie)
    expect([status, body]).toEqual([406, { non_field_errors: [reason], reason, code }])
    expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body).toEqual(basket)
  })

  test('cannot be guessed: wrong codes are limited per basket and address, valid ones are not', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const code = await makeVoucher(api)
    const { cookie } = await api.newVisitor(1)
    for (let again = 0; again < 25; again += 1)
      expect((await addVoucher(code, cookie, from('10.0.0.1'))).status).toBe(200)
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => addVoucher(`X${at}`, cookie, from('10.0.0.1'))),
    )
    expect(guesses.filter(({ status }) => status === 406)).toHaveLength(20)
    const limited = guesses.filter(({ status }) => status === 429)
    expect(limited).toHaveLength(10)
    expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0)
    // Another basket has attempts of its own, until the address has none left.
    const quote = (at: number) =>
      call(api, 'POST', 'basket/quote/', { lines: [{ product: 1 }], voucher: `Y${at}` }, from('10.0.0.1'))
    const quoted = await Promise.all(Array.from({ length: 40 }, (_, at) => quote(at)))
    expect(quoted.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await addVoucher(code, (await api.newVisitor(1)).cookie, from('10.0.0.2'))).status).toBe(200)
  })

  test('for products that are not in the basket is refused', async () => {
    const code = await makeVoucher(api, { product_classes: ['Book'] })
    const { cookie } = await api.newVisitor(2)
    const { status, body } = await addVoucher(code, cookie, { 'accept-language': 'ne' })
    expect([status, body.reason]).toEqual([406, 'यो भौचर तपाईंको कार्टका सामानमा चल्दैन।'])
  })

  test('for an empty cart is refused and creates no basket', async () => {
    const before = (await api.pool.query('select count(*) from basket')).rows[0].count
    const answer = await addVoucher(await makeVoucher(api), '')
    expect([answer.status, answer.body.code, answer.cookies]).toEqual([406, 'empty_basket', []])
    expect((await api.pool.query('select count(*) from basket')).rows[0].count).toBe(before)
  })

  test('a basket has at most ten', async () => {
    const { cookie } = await api.newVisitor(1)
    for (let at = 0; at < 10; at += 1) expect((await addVoucher(await makeVoucher(api), cookie)).status).toBe(200)
    expect((await addVoucher(await makeVoucher(api), cookie)).body.code).toBe('too_many_vouchers')
    expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body.vouchers).toHaveLength(10)
  })

  test('of the buy-now basket is not in the cart', async () => {
    const code = await makeVoucher(api)
    const { cookie, basket } = await api.newVisitor(1)
    await api.add({ url: EBOOK }, { cookie }, 'buy-now')
    const slip = { vouchercode: code }
    const { body } = await call(api, 'POST', 'basket/add-voucher/?mode=buy-now', slip, { cookie })
    expect(body.total_incl_tax).toBe('283.50')
    expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body).toEqual(basket)
  })
})

describe('an offer', () => {
  const makeOffer = (parts: Partial<Insertable<Schema['offer']>> = {}) =>
    api.database
      .insertInto('offer')
      .values({ names: JSON.stringify({ en: 'Monsoon', ne: 'मनसुन' }), percent: 20, ...parts })
      .execute()

  test('applies by itself, with its name in the language of the visitor', async () => {
    await makeOffer()
    const { cookie, basket } = await api.newVisitor(1)
    expect([basket.total_incl_tax, basket.lines[0].price_incl_tax]).toEqual(['468.00', '468.00'])
    expect(basket.offer_discounts).toEqual([{ description: null, name: 'Monsoon', amount: '117.00' }])
    const nepali = await call(api, 'GET', 'basket/', undefined, { cookie, 'accept-language': 'ne' })
    expect(nepali.body.offer_discounts[0].name).toBe('मनसुन')
  })

  test('applies to its product classes and quantities', async () => {
    await makeOffer({ product_classes: ['Subscription'], least_quantity: 2 })
    const { url } = await makeSubscription(api.database)
    const { cookie } = await api.newVisitor(1)
    const one = (await api.add({ url }, { cookie })).json()
    expect(one.offer_discounts).toEqual([])
    const two = (await api.add({ url }, { cookie })).json()
    expect(two.offer_discounts[0].amount).toBe('126.00')
    expect(two.lines.map(({ price_incl_tax }: { price_incl_tax: string }) => price_incl_tax)).toEqual([
      '585.00',
      '504.00',
    ])
  })

  test('of a category applies to its subcategories', async () => {
    const above = await makeCategory(api.database)
    const below = await makeCategory(api.database, { parent: above.id })
    const { id } = await makeProduct(api.database, { categories: [below.id] })
    await makeOffer({ category_id: above.id })
    const { cookie, basket } = await api.newVisitor(id)
    expect(basket.total_incl_tax).toBe('400.00')
    expect((await api.add({ url: BOOK }, { cookie })).json().total_incl_tax).toBe('985.00')
  })

  test.each([
    ['before it begins', { starts_at: new Date(Date.now() + 60_000) }],
    ['after its end', { ends_at: new Date(Date.now() - 60_000) }],
  ])('%s gives no discount', async (_title, parts) => {
    await makeOffer(parts)
    expect((await api.newVisitor(1)).basket.total_incl_tax).toBe('585.00')
  })

  test('applies before a voucher', async () => {
    await makeOffer()
    const { cookie } = await api.newVisitor(1)
    const { body } = await addVoucher(await makeVoucher(api, { percent: 50 }), cookie)
    expect([body.total_incl_tax, body.offer_discounts[0].amount, body.voucher_discounts[0].amount]).toEqual([
      '234.00',
      '117.00',
      '234.00',
    ])
  })
})

test('tax is split by class, and the lines add up to the totals', async () => {
  const { url } = await makeSubscription(api.database)
  const { cookie } = await api.newVisitor(1)
  const { total_incl_tax, total_excl_tax, total_tax, lines } = (await api.add({ url, quantity: 3 }, { cookie })).json()
  expect({ total_incl_tax, total_excl_tax, total_tax }).toEqual({
    total_incl_tax: '1530.00',
    total_excl_tax: '1421.28',
    total_tax: '108.72',
  })
  expect(lines.map(({ price_excl_tax }: { price_excl_tax: string }) => price_excl_tax)).toEqual(['585.00', '836.28'])
})
