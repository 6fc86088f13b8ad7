import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, makeVoucher } from './visitors.ts'

const BOOK = '/v1/api/products/1/'
const KATHMANDU = { country: 'NP', line: 'Kathmandu' }

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const quote = (body: object, cookie = '', headers: Record<string, string> = {}) =>
  call(api, 'POST', 'basket/quote/', body, { cookie, ...headers })

async function stored() {
  const { rows } = await api.pool.query(
    'select (select count(*) from basket) + (select count(*) from basket_line) as n',
  )
  return rows[0].n
}

describe('a quote of a list', () => {
  test('is priced like a basket, with delivery and total, and is not stored', async () => {
    const before = await stored()
    const { status, body, cookies } = await quote({
      lines: [{ product: BOOK, quantity: 2 }, { product: 2 }, { product: 'http://shop.example/v1/api/products/1' }],
      shipping_address: KATHMANDU,
    })
    expect([status, cookies]).toEqual([200, []])
    expect(body).toMatchObject({
      id: '',
      url: '',
      owner: null,
      version: 0,
      num_items: 4,
      total_incl_tax: '2070.00',
      inside_valley: true,
      cod: { allowed: false, reason: 'product_class' },
      shipping_method_code: 'inside-valley',
      shipping_method: 'Inside the valley',
      shipping_incl_tax: '100.00',
      shipping_excl_tax: '100.00',
      total: '2170.00',
    })
    expect(
      body.lines.map((line: Record<string, unknown>) => [
        line['id'],
        line['url'],
        line['product_id'],
        line['quantity'],
      ]),
    ).toEqual([
      ['', '', 1, 3],
      ['', '', 2, 1],
    ])
    expect(body.lines[0]).toMatchObject({ product_title: 'The Rain Ledger', max_quantity: 14, date_created: null })
    expect(body.shipping_methods).toHaveLength(2)
    expect(await stored()).toBe(before)
  })

  test('has no total without an address, unless nothing is shipped', async () => {
    const { body } = await quote({ lines: [{ product: BOOK }] })
    expect([body.shipping_incl_tax, body.total, body.shipping_method_code]).toEqual([null, null, null])
    expect(body.shipping_methods).toHaveLength(4)
    const digital = (await quote({ lines: [{ product: 2 }] })).body
    expect([digital.shipping_incl_tax, digital.total, digital.shipping_methods]).toEqual(['0.00', '315.00', []])
  })

  test('uses the requested shipping method, if it is valid', async () => {
    const asked = { lines: [{ product: BOOK, quantity: 2 }], shipping_method_code: 'abroad' }
    expect((await quote(asked)).body).toMatchObject({ shipping_incl_tax: '3000.00', total: '4170.00' })
    const refused = await quote({ ...asked, shipping_address: KATHMANDU })
    expect([refused.status, refused.body.code]).toEqual([406, 'unknown_shipping_method'])
  })

  test('applies a voucher as if it were in the basket', async () => {
    const code = await makeVoucher(api, { amount: 8500 })
    const { body } = await quote({
      lines: [{ product: BOOK }],
      voucher: code.toLowerCase(),
      shipping_address: KATHMANDU,
    })
    expect([body.total_incl_tax, body.total, body.vouchers[0].is_applied]).toEqual(['500.00', '600.00', true])
  })

  test.each([
    [{ lines: [{ product: 999 }] }, 400, 'unknown_product'],
    [{ lines: [{ product: '/v9/api/products/1/' }] }, 400, 'unknown_product'],
    [{ lines: [{ product: -1 }] }, 400, 'unknown_product'],
    [{ lines: [{ product: 1e300 }] }, 400, 'unknown_product'],
    [{ lines: [] }, 400, 'invalid'],
    [{ lines: [{ quantity: 1 }] }, 400, 'invalid'],
    [{ lines: [{ product: 1, quantity: 0 }] }, 400, 'invalid'],
    [{ lines: [{ product: 1, quantity: 1.5 }] }, 400, 'invalid'],
    [{ lines: Array.from({ length: 101 }, () => ({ product: 1 })) }, 400, 'invalid'],
    [
      {
        lines: [
          { product: 2, quantity: 99 },
          { product: 2, quantity: 1 },
        ],
      },
      406,
      'too_many',
    ],
    [{ lines: [{ product: 1 }], voucher: 'NOPE' }, 406, 'unknown_voucher'],
    [{ lines: [{ product: 1 }], shipping_address: { country: 'Atlantis' } }, 400, 'invalid'],
    [{ basket: 'nonsense' }, 400, 'unknown_basket'],
    [{ basket: 7 }, 400, 'invalid'],
  ])('rejects %j', async (body, status, code) => {
    const answer = await quote(body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(Object.keys(answer.body)[0]).not.toBe('code')
  })

  test('warns about lines that exceed the stock', async () => {
    const { body } = await quote({ lines: [{ product: BOOK, quantity: 15 }] })
    expect(body.lines[0]).toMatchObject({ quantity: 15, max_quantity: 14, warning: 'Only 14 left.' })
  })

  test('rejects products that are not for sale', async () => {
    const { id } = await makeProduct(api.database, { is_listed: false })
    const { status, body } = await quote({ lines: [{ product: id }] }, '', { 'accept-language': 'ne' })
    expect([status, body.reason]).toEqual([406, 'यो अब बेचिँदैन।'])
  })
})

describe('a quote of a basket', () => {
  test("uses the visitor's own by default, and does not change it", async () => {
    const { cookie, basket } = await api.newVisitor(1)
    await call(
      api,
      'PATCH',
      basket.url,
      { shipping_address: KATHMANDU, shipping_method_code: 'inside-valley' },
      { cookie },
    )
    const shown = (await call(api, 'GET', 'basket/', undefined, { cookie })).body
    const { body } = await quote({}, cookie)
    const { shipping_methods, shipping_method, shipping_incl_tax, shipping_excl_tax, ...rest } = body
    const { shipping_slots, total, payment_methods, gift_card_amount, ...same } = rest
    expect(gift_card_amount).toBe('0.00')
    expect(shipping_slots.length).toBeGreaterThan(0)
    expect(same).toEqual(shown)
    expect(payment_methods.map(({ method }: { method: string }) => method)).toEqual(['cod', 'esewa', 'khalti', 'card'])
    expect([shipping_methods.length, shipping_method, shipping_incl_tax, shipping_excl_tax, total]).toEqual([
      2,
      'Inside the valley',
      '100.00',
      '100.00',
      '685.00',
    ])
    const abroad = (await quote({ basket: basket.url, shipping_address: { country: 'DE' } }, cookie)).body
    expect([abroad.id, abroad.total, abroad.inside_valley]).toEqual([basket.id, '3085.00', false])
    expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body).toEqual(shown)
  })

  test('of a visitor without a basket is 0', async () => {
    const { status, body } = await quote({})
    expect([status, body.lines, body.total]).toEqual([200, [], '0.00'])
    expect(body.payment_methods[0]).toEqual({ method: 'free', allowed: true, reason: null, message: null })
  })

  test('can be of the buy-now basket', async () => {
    const { cookie } = await api.newVisitor(1)
    await api.add({ url: '/v1/api/products/2/' }, { cookie }, 'buy-now')
    expect((await call(api, 'POST', 'basket/quote/?mode=buy-now', {}, { cookie })).body.total).toBe('315.00')
  })
})
