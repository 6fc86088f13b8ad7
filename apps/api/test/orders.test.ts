import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct, makeSubscription } from './make-product.ts'
import { COD, checkOut, codesOf, NEPALI, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { call } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

test('an order is read without all products, also while the statistics say that there are no orders', async () => {
  await env.pool.query('analyze')
  const { order } = await env.buy({ [(await env.makeBook()).id]: 1 })
  const reads = await env.statementsOf(() => env.get(`/v1/api/orders/by-hash/${order.hash}/`))
  const text = reads.find((each) => each.includes('tracking'))
  const { rows } = await env.pool.query(`explain (generic_plan) ${text}`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('on product')
  expect(plan).not.toMatch(/ on product .*\n(?!.*(Index Cond|Filter): \(id = order_line)/)
})

describe('an order', () => {
  test('is listed for its owner, newest first, in pages', async () => {
    const book = await env.makeBook()
    const { cookie, order: first } = await env.buy({ [book.id]: 1 })
    await shopperWith(env, { [book.id]: 2 }, { cookie })
    const { body: second } = await checkOut(env, cookie)
    const list = await call(env, 'GET', 'orders/?page_size=1', undefined, { cookie })
    expect(list.body).toMatchObject({ count: 2, previous: null, results: [{ id: second.id }] })
    const next = await call(env, 'GET', list.body.next, undefined, { cookie })
    expect(next.body).toMatchObject({ next: null, results: [{ id: first.id, num_items: 1 }] })
    const beyond = await call(env, 'GET', 'orders/?page=9', undefined, { cookie })
    expect(beyond.body).toMatchObject({ count: 2, results: [] })
  })

  test('is found by id and number, with its lines', async () => {
    const book = await env.makeBook()
    const { cookie, order } = await env.buy({ [book.id]: 2 })
    for (const name of [order.id, order.number, order.id.toUpperCase()]) {
      const { status, body } = await call(env, 'GET', `orders/${name}/`, undefined, { cookie })
      expect([status, body.id, body.number, body.is_masked]).toEqual([200, order.id, order.number, false])
    }
    const lines = await call(env, 'GET', order.lines_url, undefined, { cookie })
    expect(lines.body).toMatchObject({ count: 1, results: [{ product_id: book.id, quantity: 2 }] })
    const [line] = lines.body.results
    expect((await call(env, 'GET', line.url, undefined, { cookie })).body).toEqual(line)
    expect((await call(env, 'GET', `${order.lines_url}nothing/`, undefined, { cookie })).status).toBe(404)
  })

  test('names a work in its own language too, where that is another one', async () => {
    const title = { en: 'The Salt Road', ne: 'नुन बाटो' }
    const ebook = { product_class: 'E-book' as const, num_available: null }
    const made = await makeProduct(env.database, { title, language: 'ne', ...ebook })
    const { cookie, order } = await env.buy({ [made.id]: 1 })
    await payOrder(env, order.id)
    const titlesIn = async (language: string) => {
      const { body } = await call(env, 'GET', order.url, undefined, { cookie, 'accept-language': language })
      const [[line], [item]] = [body.lines, body.library]
      return [line.product_title, line.own_title, item.title, item.own_title]
    }
    expect(await titlesIn('en')).toEqual([title.en, title.ne, title.en, title.ne])
    expect(await titlesIn('ne')).toEqual([title.ne, undefined, title.ne, undefined])
  })

  test('has state and history in both languages', async () => {
    const book = await env.makeBook()
    const { cookie, order } = await env.buy({ [book.id]: 1 })
    const ask = (language: string) =>
      call(env, 'GET', order.url, undefined, { cookie, 'accept-language': language }).then(({ body }) => body)
    expect(await ask('ne')).toMatchObject({ status_code: 'w', status_display: 'भुक्तानी बाँकी' })
    await payOrder(env, order.id)
    const paid = await ask('en')
    expect(paid).toMatchObject({
      status: 'Being processed',
      payment_status: 'paid',
      fulfilment_status: 'unfulfilled',
      status_code: 's',
      expires_at: null,
    })
    expect(paid.status_display).toBe(paid.status_displays.en)
    expect((await ask('ne')).status_display).toBe(paid.status_displays.ne)
    expect(codesOf(paid)).toEqual(['placed', 'paid'])
    expect(paid.events[1].titles).toEqual({ en: 'Paid', ne: 'भुक्तानी भयो' })
    expect(paid.shipping_eta.from <= paid.shipping_eta.to).toBe(true)
    expect([paid.shipping_method, (await ask('ne')).shipping_method]).toEqual(['Inside the valley', 'उपत्यकाभित्र'])
    const { body: receipt } = await call(env, 'GET', `${order.url}receipt/`, undefined, { cookie, ...NEPALI })
    expect(receipt.delivery.name).toBe('उपत्यकाभित्र')
  })

  test('without shipping is complete as soon as it is paid', async () => {
    const ebook = await env.makeEbook()
    const { order } = await env.buy({ [ebook.id]: 1 })
    await payOrder(env, order.id)
    expect(await env.seen(order)).toMatchObject({
      status: 'Complete',
      fulfilment_status: 'granted',
      status_code: 's',
      shipping_eta: null,
      can_cancel: false,
    })
  })

  test('is listed and shown with at most three statements, whatever its size', async () => {
    const books = await Promise.all([env.makeBook(), env.makeBook(), env.makeBook()])
    const subscription = await makeSubscription(env.database)
    const goods = Object.fromEntries([...books, subscription].map(({ id }) => [id, 2]))
    const { cookie, order } = await env.buy(goods)
    const counted = async (path: string) =>
      (await env.statementsOf(() => call(env, 'GET', path, undefined, { cookie }))).length
    expect(await counted('orders/')).toBeLessThanOrEqual(3)
    expect(await counted(order.url)).toBeLessThanOrEqual(3)
  })
})

describe('staff', () => {
  test('find orders by state, number, address and phone', async () => {
    const book = await env.makeBook()
    const { order } = await env.buy({ [book.id]: 1 }, COD)
    const find = async (query: string) => {
      const { body } = await call(env, 'GET', `staff/orders/?page_size=100&${query}`, undefined, {
        cookie: env.staff,
      })
      return body.results.map(({ id }: { id: string }) => id)
    }
    expect(await find(`q=${order.number}`)).toEqual([order.id])
    expect(await find(`q=${encodeURIComponent(order.email)}`)).toContain(order.id)
    expect(await find('q=984-1234567')).toContain(order.id)
    expect(await find('status=Being%20processed&fulfilment=unfulfilled')).toContain(order.id)
    expect(await find('status=Cancelled')).not.toContain(order.id)
    expect(await find('q=nobody%07')).toEqual([])
    const { status } = await call(env, 'GET', 'staff/orders/?status=Lost', undefined, { cookie: env.staff })
    expect(status).toBe(400)
  })
})

describe('a receipt', () => {
  test('has seller, goods and tax by rate, and adds up', async () => {
    const book = await env.makeBook()
    const mug = await makeProduct(env.database, { product_class: 'Dabali Merchandise', selling_price: 56_500 })
    const { cookie, order } = await env.buy({ [book.id]: 2, [mug.id]: 1 })
    const path = `${order.url}receipt/`
    expect((await call(env, 'GET', path, undefined, { cookie })).status).toBe(409)
    await payOrder(env, order.id)
    await env.asStaff(order, 'refund', { amount: '10.00' })
    const { body } = await call(env, 'GET', path, undefined, { cookie })
    expect(body).toMatchObject({
      seller: { name: 'Dabali' },
      number: order.number,
      total_incl_tax: '1465.00',
      delivery: { name: 'Inside the valley', price: '100.00' },
      buyer: { name: 'Maya Gurung', address: { line: 'Lalitpur' } },
      taxes: [
        { rate: 0, price_excl_tax: '900.00', tax: '0.00', price_incl_tax: '900.00' },
        { rate: 13, price_excl_tax: '500.00', tax: '65.00', price_incl_tax: '565.00' },
      ],
      payments: [{ method: 'esewa', amount: '1465.00' }],
      refunds: [{ amount: '10.00' }],
      refunded: '10.00',
    })
    const byHash = await call(env, 'GET', `${order.hash_url}receipt/`)
    expect(byHash.body).toEqual(body)
  })
})
