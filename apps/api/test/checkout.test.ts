import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { makeProduct, makeSubscription } from './make-product.ts'
import { checkOut, GUEST, HOME, shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, makeVoucher, newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const rows = async (text: string, values: unknown[] = []) => (await api.pool.query(text, values)).rows
const statusOf = async ({ id }: { id: string }) =>
  (await rows('select status from basket where id = $1', [id]))[0].status
const shown = async (cookie: string, mode = 'cart') =>
  (await call(api, 'GET', `basket/?mode=${mode}`, undefined, { cookie })).body
const leftOf = async (id: number) => (await rows('select num_available as n from product where id = $1', [id]))[0].n

describe('a checkout', () => {
  test('creates an order that waits for its payment and is visible to its buyer', async () => {
    const { cookie, basket } = await shopperWith(api, { 1: 2, 2: 1 })
    const before = await leftOf(1)
    const { status, body, headers } = await checkOut(api, cookie, { ...GUEST, basket: basket.url, total: '1585.00' })
    expect([status, headers['location'], headers['cache-control']]).toEqual([200, body.hash_url, 'no-store'])
    expect(body).toMatchObject({
      status: 'Pending',
      payment_status: 'unpaid',
      payment_method: 'esewa',
      owner: null,
      email: 'maya@example.com',
      phone: '+9779841234567',
      total_incl_tax: '1585.00',
      shipping_incl_tax: '100.00',
      shipping_code: 'inside-valley',
      shipping_method: 'Inside the valley',
      shipping_address: { first_name: 'Maya', line: 'Lalitpur', country: 'NP', phone_number: '+9779841234567' },
      payment: { method: 'esewa', status: 'created', amount: '1585.00' },
      is_gift: false,
    })
    expect(body.hash).toMatch(/^[\w-]{22}$/)
    expect(
      body.lines.map((line: Record<string, unknown>) => [line['product_id'], line['quantity'], line['price_incl_tax']]),
    ).toEqual([
      [1, 2, '1170.00'],
      [2, 1, '315.00'],
    ])
    const minutes = (Date.parse(body.expires_at) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(19)
    expect(minutes).toBeLessThanOrEqual(20)
    expect([await statusOf(basket), await leftOf(1)]).toEqual(['Frozen', before - 2])
    expect((await shown(cookie)).lines).toEqual([])
    expect(await rows(`select topic from outbox where payload ->> 'orderId' = $1`, [body.id])).toEqual([
      { topic: 'orders.mail' },
    ])
  })

  test('stores texts and prices in both languages, whatever happens to the catalogue', async () => {
    const { id } = await makeProduct(api.database, {
      title: { en: 'Old name', ne: 'पुरानो नाम' },
      slug: 'old-name',
      selling_price: 45_000,
      mrp: 50_000,
    })
    const code = await makeVoucher(api, { percent: 10 })
    const { cookie } = await shopperWith(api, { [id]: 2 })
    await call(api, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie })
    const { body } = await checkOut(api, cookie)
    await api.pool.query(`update product set selling_price = 1, mrp = 1, slug = 'new-name' where id = $1`, [id])
    await api.pool.query(`update product_translation set title = 'New' where product_id = $1`, [id])
    const [line] = await rows('select * from order_line where order_id = $1', [body.id])
    expect(line).toMatchObject({
      slug: 'old-name',
      titles: { en: 'Old name', ne: 'पुरानो नाम' },
      quantity: 2,
      unit_price: 45_000,
      mrp: 50_000,
      incl_tax: 81_000,
      full_incl_tax: 100_000,
    })
    const [order] = await rows('select goods_incl_tax, total, discounts from "order" where id = $1', [body.id])
    expect(order).toEqual({
      goods_incl_tax: 81_000,
      total: 91_000,
      discounts: [{ kind: 'voucher', name: `Voucher ${code}`, amount: 9000, code }],
    })
    expect(await rows('select code from voucher_use where order_id = $1', [body.id])).toEqual([{ code }])
  })

  test('with cash on delivery is confirmed at once', async () => {
    const { cookie } = await shopperWith(api, { 1: 1 })
    const { status, body } = await checkOut(api, cookie, { ...GUEST, payment_method: 'cod' })
    expect([status, body.status, body.payment_status, body.expires_at]).toEqual([
      200,
      'Being processed',
      'cod_pending',
      null,
    ])
    expect(await rows('select state, expires_at from hold where order_id = $1', [body.id])).toEqual([
      { state: 'sold', expires_at: null },
    ])
  })

  test.each([undefined, 'cod', 'esewa', 'free'])(
    'a free order is settled at once, with payment method %s',
    async (payment_method) => {
      const { id } = await makeProduct(api.database, { product_class: 'E-book', num_available: null, selling_price: 0 })
      const { cookie } = await shopperWith(api, { [id]: 1 })
      const { status, body } = await checkOut(api, cookie, {
        guest_email: 'maya@example.com',
        payment_method,
        total: 0,
      })
      expect([status, body.payment_method, body.payment_status, body.total_incl_tax]).toEqual([
        200,
        'free',
        'paid',
        '0.00',
      ])
      expect(body.shipping_address).toBeNull()
    },
  )

  test('of an account needs no contact', async () => {
    const { cookie, accountId } = await newMember(api)
    await shopperWith(api, { 2: 1 }, { cookie })
    const { status, body, headers } = await checkOut(api, cookie, { payment_method: 'khalti' })
    expect([status, body.owner === null, body.email]).toEqual([200, false, `${accountId}@members.example`])
    expect(headers['location']).toBe(body.url)
    expect(await rows('select account_id from "order" where id = $1', [body.id])).toEqual([{ account_id: accountId }])
  })

  test('of buy-now leaves the cart', async () => {
    const { cookie, basket: cart } = await shopperWith(api, { 1: 1 })
    const { id } = await makeSubscription(api.database)
    await shopperWith(api, { [id]: 3 }, { cookie, mode: 'buy-now' })
    const { status, body } = await checkOut(api, cookie, { ...GUEST, mode: 'buy-now' })
    expect([status, body.lines.map((line: { product_id: number }) => line.product_id)]).toEqual([200, [id]])
    expect([await statusOf(cart), (await shown(cookie)).num_items]).toEqual(['Open', 1])
    expect((await shown(cookie, 'buy-now')).lines).toEqual([])
    const other = await checkOut(api, cookie, { ...GUEST, mode: 'whatever' })
    expect([other.status, other.body.num_items]).toEqual([200, 1])
  })

  test('stores the recipient of a gift', async () => {
    const { cookie, basket } = await shopperWith(api, { 2: 1 })
    const gift = { recipient_name: 'Nisha', recipient_email: 'nisha@example.com', message: 'Read it.' }
    await call(api, 'PATCH', basket.url, { is_gift: true, gift }, { cookie })
    const { body } = await checkOut(api, cookie)
    expect([body.is_gift, body.gift]).toMatchObject([true, gift])
  })

  test('uses the address of the basket by default', async () => {
    const { cookie, basket } = await shopperWith(api, { 1: 1 })
    const address = { ...HOME, line: 'Pokhara' }
    await call(api, 'PATCH', basket.url, { shipping_address: address }, { cookie })
    const { body } = await checkOut(api, cookie, { guest_email: 'maya@example.com', payment_method: 'card' })
    expect([body.shipping_code, body.shipping_address.line]).toEqual(['outside-valley', 'Pokhara'])
  })

  test('reserves seats of an event', async () => {
    const date = await makeEventDate(api.database, await makeContent(api.database, 'event'))
    const ticket = await makeTicketType(api.database, date, { capacity: 5 })
    const { cookie } = await shopperWith(api, { [ticket.product_id]: 2 })
    expect((await checkOut(api, cookie, { guest_email: 'maya@example.com', payment_method: 'esewa' })).status).toBe(200)
    expect(await rows('select sold, held from ticket_type where id = $1', [ticket.id])).toEqual([{ sold: 0, held: 2 }])
  })

  test('stores the site and language of the buyer', async () => {
    const { cookie } = await shopperWith(api, { 2: 1 })
    const headers = { 'accept-language': 'ne', 'x-forwarded-host': 'localhost:3001' }
    const { body } = await checkOut(api, cookie, GUEST, headers)
    expect(await rows('select site, language from "order" where id = $1', [body.id])).toEqual([
      { site: 'http://localhost:3001', language: 'ne' },
    ])
  })

  test('accepts the request of a django-oscar-api client, with billing address and amounts', async () => {
    const { cookie, basket } = await shopperWith(api, { 1: 1 })
    const { status } = await checkOut(api, cookie, {
      basket: `http://testserver/v1/${basket.url}`,
      guest_email: 'maya@example.com',
      total: '685.00',
      shipping_method_code: 'inside-valley',
      shipping_charge: { currency: 'NPR', excl_tax: '100.0000', tax: '0.0000' },
      shipping_address: { ...HOME, country: 'http://testserver/v1/api/countries/NP/' },
      billing_address: { ...HOME, country: 'http://testserver/v1/api/countries/NP/' },
      payment_method: 'esewa',
    })
    expect(status).toBe(200)
  })
})

describe('an idempotency key', () => {
  const key = { 'idempotency-key': 'press' }

  test('buys once and returns the same order; another body is refused', async () => {
    const { cookie } = await shopperWith(api, { 1: 1 })
    const first = await checkOut(api, cookie, GUEST, key)
    const again = await checkOut(api, cookie, { ...GUEST, unknown: 1 }, key)
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text])
    expect(again.headers['location']).toBe(first.headers['location'])
    const other = await checkOut(api, cookie, { ...GUEST, payment_method: 'card' }, key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    const anew = await checkOut(api, cookie, GUEST, { 'idempotency-key': 'again' })
    expect([anew.status, anew.body.code]).toEqual([406, 'empty_basket'])
  })

  test('of a refused checkout can be used again', async () => {
    const { cookie } = await shopperWith(api, { 1: 1 })
    const refused = await checkOut(api, cookie, { ...GUEST, total: '1.00' }, key)
    expect(refused.status).toBe(406)
    expect((await checkOut(api, cookie, { ...GUEST, total: '685.00' }, key)).status).toBe(200)
  })
})

describe('statements', () => {
  test.each([
    ['card', 9],
    ['cod', 10],
  ] as const)('to buy two products with %s and a key are %i', async (payment_method, count) => {
    const book = await makeProduct(api.database)
    for (const member of [false, true]) {
      const { cookie } = await shopperWith(api, { 1: 1, [book.id]: 1 }, member ? await newMember(api) : {})
      let status = 0
      const sent = await api.statementsOf(async () => {
        status = (await checkOut(api, cookie, { ...GUEST, payment_method }, { 'idempotency-key': 'k' })).status
      })
      expect(status).toBe(200)
      expect(sent).toHaveLength(count)
    }
  })

  test('end with one that waits for the disk before the response, also of a repeated request', async () => {
    const { cookie } = await shopperWith(api, { 1: 1 })
    const place = () => checkOut(api, cookie, GUEST, { 'idempotency-key': 'k' })
    for (const send of [place, place]) {
      const sent = await api.statementsOf(send)
      expect(sent.slice(-2)).toEqual(['commit', expect.stringContaining('pg_logical_emit_message')])
    }
  })
})
