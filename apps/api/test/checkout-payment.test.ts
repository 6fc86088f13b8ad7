import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { checkOut, GUEST, HOME, NEPALI, refusedCheckOut, shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const refused = (cookie: string, body: object, headers: Record<string, string> = {}) =>
  refusedCheckOut(api, cookie, body, headers)

describe('the payment method', () => {
  test.each([
    [
      { 2: 1 },
      {},
      'cod_product_class',
      'Cash on delivery is only available for printed books, not for the e-book House of Fog.',
    ],
    [{ 1: 1 }, { country: 'IN' }, 'cod_country', 'Cash on delivery is only available in Nepal.'],
  ])('%j in cash is refused by the rule of the domain', async (goods, address, code, reason) => {
    const { cookie } = await shopperWith(api, goods)
    const body = { ...GUEST, payment_method: 'cod', shipping_address: { ...HOME, ...address } }
    const answer = await refused(cookie, body)
    expect([answer.status, answer.body.code, answer.body.reason]).toEqual([406, code, reason])
    expect((await refused(cookie, body, NEPALI)).body.reason).toMatch(/[\u0900-\u097f]/)
  })

  test('a gift cannot be paid in cash, nor anything while cash on delivery is disabled', async () => {
    const { cookie, basket } = await shopperWith(api, { 1: 1 })
    await call(api, 'PATCH', basket.url, { is_gift: true }, { cookie })
    expect((await refused(cookie, { ...GUEST, payment_method: 'cod' })).body.code).toBe('cod_gift')
    const other = await startApp({ codAllowed: false })
    const shopper = await shopperWith(other, { 1: 1 })
    const { body } = await checkOut(other, shopper.cookie, { ...GUEST, payment_method: 'cod' })
    expect(body.code).toBe('cod_disabled')
    await other.stop()
  })

  test('Khalti payments start at Rs 10', async () => {
    const { id } = await makeProduct(api.database, { product_class: 'E-book', num_available: null, selling_price: 999 })
    const { cookie } = await shopperWith(api, { [id]: 1 })
    expect((await refused(cookie, { ...GUEST, payment_method: 'khalti' })).body.code).toBe('payment_least_total')
    expect((await checkOut(api, cookie)).status).toBe(200)
  })

  test('an order that costs something needs a payment method, and not `free`', async () => {
    const { cookie } = await shopperWith(api, { 2: 1 })
    for (const payment_method of ['free', undefined]) {
      const { status, body } = await refused(cookie, { ...GUEST, payment_method })
      expect([status, body]).toEqual([
        400,
        { payment_method: ['Choose a payment method.'], code: 'payment_method_required' },
      ])
    }
  })
})

test('methods that are not configured are refused; the quote names them', async () => {
  const khalti = { url: 'http://127.0.0.1:9/', secretKey: 'secret-of-khalti' }
  const other = await startApp({ shop: { payments: { khalti } } })
  const { cookie } = await shopperWith(other, { 2: 1 })
  const quote = await call(other, 'POST', 'basket/quote/', {}, { cookie })
  const reasons = quote.body.payment_methods.map(({ method, reason }: Record<string, unknown>) => [method, reason])
  expect(reasons).toEqual([
    ['cod', 'product_class'],
    ['esewa', 'not_offered'],
    ['khalti', null],
    ['card', 'not_offered'],
  ])
  const { status, body } = await checkOut(other, cookie)
  expect([status, body.code]).toEqual([406, 'payment_not_offered'])
  expect((await checkOut(other, cookie, { ...GUEST, payment_method: 'khalti' })).status).toBe(200)
  await other.stop()
})
