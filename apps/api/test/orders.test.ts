import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { COD, checkOut, codesOf, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { call } from './visitors.ts'

let desk: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  desk = await startOrderApp()
})
afterAll(() => desk.stop())

describe('an order', () => {
  test('is listed for its owner, the newest first, a page at a time', async () => {
    const book = await desk.makeBook()
    const { cookie, order: first } = await desk.buy({ [book.id]: 1 })
    await shopperWith(desk, { [book.id]: 2 }, { cookie })
    const { body: second } = await checkOut(desk, cookie)
    const list = await call(desk, 'GET', 'orders/?page_size=1', undefined, { cookie })
    expect(list.body).toMatchObject({ count: 2, previous: null, results: [{ id: second.id }] })
    const next = await call(desk, 'GET', list.body.next, undefined, { cookie })
    expect(next.body).toMatchObject({ next: null, results: [{ id: first.id, num_items: 1 }] })
    const beyond = await call(desk, 'GET', 'orders/?page=9', undefined, { cookie })
    expect(beyond.body).toMatchObject({ count: 2, results: [] })
  })

  test('is found by its id and by its number, with its lines', async () => {
    const book = await desk.makeBook()
    const { cookie, order } = await desk.buy({ [book.id]: 2 })
    for (const name of [order.id, order.number, order.id.toUpperCase()]) {
      const { status, body } = await call(desk, 'GET', `orders/${name}/`, undefined, { cookie })
      expect([status, body.id, body.number, body.is_masked]).toEqual([200, order.id, order.number, false])
    }
    const lines = await call(desk, 'GET', order.lines_url, undefined, { cookie })
    expect(lines.body).toMatchObject({ count: 1, results: [{ product_id: book.id, quantity: 2 }] })
    const [line] = lines.body.results
    expect((await call(desk, 'GET', line.url, undefined, { cookie })).body).toEqual(line)
    expect((await call(desk, 'GET', `${order.lines_url}nothing/`, undefined, { cookie })).status).toBe(404)
  })

  test('says in both languages how it stands and what happened', async () => {
    const book = await desk.makeBook()
    const { cookie, order } = await desk.buy({ [book.id]: 1 })
    const ask = (language: string) =>
      call(desk, 'GET', order.url, undefined, { cookie, 'accept-language': language }).then(({ body }) => body)
    expect(await ask('ne')).toMatchObject({ status_code: 'w', status_display: 'भुक्तानी बाँकी' })
    await payOrder(desk, order.id)
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
  })

  test('that nobody has to send is complete as soon as it is paid', async () => {
    const ebook = await desk.makeEbook()
    const { order } = await desk.buy({ [ebook.id]: 1 })
    await payOrder(desk, order.id)
    expect(await desk.seen(order)).toMatchObject({
      status: 'Complete',
      fulfilment_status: 'granted',
      status_code: 's',
      shipping_eta: null,
      can_cancel: false,
    })
  })

  test('is listed and shown with three statements at most, however many lines it has', async () => {
    const books = await Promise.all([desk.makeBook(), desk.makeBook(), desk.makeBook()])
    const ebook = await desk.makeEbook()
    const goods = Object.fromEntries([...books, ebook].map(({ id }) => [id, 2]))
    const { cookie, order } = await desk.buy(goods)
    const counted = async (path: string) =>
      (await desk.statementsOf(() => call(desk, 'GET', path, undefined, { cookie }))).length
    expect(await counted('orders/')).toBeLessThanOrEqual(3)
    expect(await counted(order.url)).toBeLessThanOrEqual(3)
  })
})

describe('those who work here', () => {
  test('find orders by how they stand, by number, by address and by phone', async () => {
    const book = await desk.makeBook()
    const { order } = await desk.buy({ [book.id]: 1 }, COD)
    const find = async (query: string) => {
      const { body } = await call(desk, 'GET', `staff/orders/?page_size=100&${query}`, undefined, {
        cookie: desk.staff,
      })
      return body.results.map(({ id }: { id: string }) => id)
    }
    expect(await find(`q=${order.number}`)).toEqual([order.id])
    expect(await find(`q=${encodeURIComponent(order.email)}`)).toContain(order.id)
    expect(await find('q=984-1234567')).toContain(order.id)
    expect(await find('status=Being%20processed&fulfilment=unfulfilled')).toContain(order.id)
    expect(await find('status=Cancelled')).not.toContain(order.id)
    expect(await find('q=nobody%00')).toEqual([])
    const { status } = await call(desk, 'GET', 'staff/orders/?status=Lost', undefined, { cookie: desk.staff })
    expect(status).toBe(400)
  })
})

describe('a receipt', () => {
  test('names the seller, the goods and the tax by rate, and adds up', async () => {
    const book = await desk.makeBook()
    const mug = await makeProduct(desk.database, { product_class: 'Dabali Merchandise', selling_price: 56_500 })
    const { cookie, order } = await desk.buy({ [book.id]: 2, [mug.id]: 1 })
    const path = `${order.url}receipt/`
    expect((await call(desk, 'GET', path, undefined, { cookie })).status).toBe(409)
    await payOrder(desk, order.id)
    await desk.asStaff(order, 'refund', { amount: '10.00' })
    const { body } = await call(desk, 'GET', path, undefined, { cookie })
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
    const byHash = await call(desk, 'GET', `${order.hash_url}receipt/`)
    expect(byHash.body).toEqual(body)
  })
})
