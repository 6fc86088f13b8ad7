import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { COD, checkOut, codesOf, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { call, makeVoucher, newMember } from './visitors.ts'

let desk: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  desk = await startOrderApp()
})
afterAll(() => desk.stop())

describe('a parcel', () => {
  test('that is paid on delivery is packed, sent, delivered and paid', async () => {
    const book = await desk.makeBook()
    const { order } = await desk.buy({ [book.id]: 1 }, COD)
    expect(order).toMatchObject({ status: 'Being processed', payment_status: 'cod_pending', status_code: 'w' })
    expect((await desk.asStaff(order, 'fulfilment', { status: 'delivered' })).status).toBe(409)
    for (const status of ['packed', 'shipped', 'delivered']) {
      const { body } = await desk.asStaff(order, 'fulfilment', {
        status,
        tracking: status === 'shipped' ? 'NCM 42' : '',
      })
      expect([body.fulfilment_status, body.status]).toEqual([status, 'Being processed'])
    }
    const { body } = await desk.asStaff(order, 'collect')
    expect(body).toMatchObject({ status: 'Complete', payment_status: 'cod_collected', tracking: 'NCM 42' })
    expect(codesOf(body)).toEqual([
      'placed',
      'confirmed',
      'packed',
      'shipped',
      'delivered',
      'cod_collected',
      'complete',
    ])
    expect((await desk.asStaff(order, 'collect')).status).toBe(409)
  })

  test('that was paid is complete when it is delivered, and is free again when it comes back', async () => {
    const book = await desk.makeBook(5)
    const { order } = await desk.buy({ [book.id]: 2 })
    await payOrder(desk, order.id)
    for (const status of ['packed', 'shipped', 'delivered']) await desk.asStaff(order, 'fulfilment', { status })
    expect(await desk.seen(order)).toMatchObject({ status: 'Complete', payment_status: 'paid' })
    await desk.asStaff(order, 'fulfilment', { status: 'returned' })
    expect(await desk.leftOf(book.id)).toBe(5)
    const refunded = await desk.asStaff(order, 'refund', { lines: [{ line: order.lines[0].id, quantity: 2 }] })
    expect(refunded.body).toMatchObject({
      status: 'Cancelled',
      payment_status: 'partially_refunded',
      refunded: '800.00',
    })
    expect(await desk.leftOf(book.id)).toBe(5)
  })

  test('that is refused at the door ends the order', async () => {
    const book = await desk.makeBook(5)
    const { order } = await desk.buy({ [book.id]: 2 }, COD)
    for (const status of ['packed', 'shipped', 'returned']) await desk.asStaff(order, 'fulfilment', { status })
    expect(await desk.seen(order)).toMatchObject({ status: 'Cancelled', payment_status: 'cancelled' })
    expect(await desk.leftOf(book.id)).toBe(5)
  })

  test('is sent for no order that is not paid or that has none', async () => {
    const book = await desk.makeBook()
    const ebook = await desk.makeEbook()
    const [unpaid, unsent] = [await desk.buy({ [book.id]: 1 }), await desk.buy({ [ebook.id]: 1 })]
    await payOrder(desk, unsent.order.id)
    for (const { order } of [unpaid, unsent])
      expect((await desk.asStaff(order, 'fulfilment', { status: 'packed' })).status).toBe(409)
  })

  test.each([
    [{}, 400],
    [{ status: 'lost' }, 400],
    [{ status: 5 }, 400],
    [{ status: 'packed', tracking: 7 }, 400],
    [{ status: 'packed', tracking: 'x'.repeat(301) }, 400],
    [{ status: 'packed', tracking: 'NCM\u0000\ud800 9' }, 200],
  ])('that is said to be %j is answered with %d', async (body, status) => {
    const book = await desk.makeBook()
    const { order } = await desk.buy({ [book.id]: 1 }, COD)
    const answer = await desk.asStaff(order, 'fulfilment', body)
    expect([answer.status, status === 200 ? answer.body.tracking : 'NCM 9']).toEqual([status, 'NCM 9'])
  })

  test('is followed by no other key, and a key of an order is no key of another one', async () => {
    const book = await desk.makeBook()
    const [first, second] = [await desk.buy({ [book.id]: 1 }, COD), await desk.buy({ [book.id]: 1 }, COD)]
    const key = { 'idempotency-key': 'packed' }
    const packed = await desk.asStaff(first.order, 'fulfilment', { status: 'packed' }, key)
    expect((await desk.asStaff(first.order, 'fulfilment', { status: 'packed' }, key)).body).toEqual(packed.body)
    expect((await desk.asStaff(first.order, 'fulfilment', { status: 'shipped' }, key)).status).toBe(422)
    expect((await desk.asStaff(second.order, 'fulfilment', { status: 'packed' }, key)).status).toBe(422)
  })
})

describe('what is given back', () => {
  test('is a part of a line, and adds up to the line', async () => {
    const book = await makeProduct(desk.database, { num_available: 9, selling_price: 33_333 })
    const code = await makeVoucher(desk, { percent: 10 })
    const { cookie } = await newMember(desk)
    await shopperWith(desk, { [book.id]: 3 }, { cookie })
    await call(desk, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie })
    const { body: order } = await checkOut(desk, cookie)
    await payOrder(desk, order.id)
    const [{ id: line, price_incl_tax }] = order.lines
    const once = await desk.asStaff(order, 'refund', { lines: [{ line, quantity: 1 }], reason: 'torn' })
    expect(once.body).toMatchObject({ payment_status: 'partially_refunded', status: 'Being processed' })
    expect(await desk.leftOf(book.id)).toBe(7)
    expect((await desk.asStaff(order, 'refund', { lines: [{ line, quantity: 3 }] })).status).toBe(406)
    const all = await desk.asStaff(order, 'refund', { lines: [{ line, quantity: 2 }] })
    expect(all.body).toMatchObject({
      status: 'Cancelled',
      payment_status: 'refund_due',
      refunded: order.total_incl_tax,
    })
    expect(Number(all.body.refunded)).toBeCloseTo(Number(price_incl_tax) + 100, 2)
    expect(await desk.leftOf(book.id)).toBe(9)
    const asked = await desk.rows(
      'select sum(refund.amount)::integer as sum from refund join payment on payment.id = payment_id where order_id = $1',
      [order.id],
    )
    expect(asked).toEqual([{ sum: Math.round(Number(order.total_incl_tax) * 100) }])
  })

  test('is some of the money, once for a key and never more than was paid', async () => {
    const book = await desk.makeBook(5)
    const { order } = await desk.buy({ [book.id]: 1 })
    expect((await desk.asStaff(order, 'refund', { amount: '10.00' })).status).toBe(409)
    await payOrder(desk, order.id)
    const key = { 'idempotency-key': 'back' }
    const [first, second] = [
      await desk.asStaff(order, 'refund', { amount: '100.50' }, key),
      await desk.asStaff(order, 'refund', { amount: '100.50' }, key),
    ]
    expect([first.body.refunded, second.body]).toEqual(['100.50', first.body])
    expect((await desk.asStaff(order, 'refund', { amount: '1.00' }, key)).status).toBe(422)
    expect((await desk.asStaff(order, 'refund', { amount: '400.00' })).status).toBe(406)
    expect(await desk.leftOf(book.id)).toBe(4)
    const rest = await desk.asStaff(order, 'refund', { amount: '399.50' })
    expect(rest.body).toMatchObject({ payment_status: 'refund_due', status: 'Cancelled', refunded: '500.00' })
    expect(await desk.leftOf(book.id)).toBe(5)
    expect((await desk.asStaff(order, 'refund', { amount: '0.01' })).status).toBe(409)
  })

  test('is not sold again while the parcel is away', async () => {
    const book = await desk.makeBook(5)
    const { order } = await desk.buy({ [book.id]: 2 })
    await payOrder(desk, order.id)
    for (const status of ['packed', 'shipped']) await desk.asStaff(order, 'fulfilment', { status })
    await desk.asStaff(order, 'refund', { lines: [{ line: order.lines[0].id, quantity: 2 }] })
    expect(await desk.leftOf(book.id)).toBe(3)
    expect((await desk.asStaff(order, 'fulfilment', { status: 'returned' })).status).toBe(200)
    expect(await desk.leftOf(book.id)).toBe(5)
  })

  test('in cash goes back by hand', async () => {
    const book = await desk.makeBook(5)
    const { order } = await desk.buy({ [book.id]: 1 }, COD)
    await desk.asStaff(order, 'collect')
    const { body } = await desk.asStaff(order, 'cancel', { reason: 'wet' })
    expect(body).toMatchObject({ status: 'Cancelled', payment_status: 'refund_due', refunded: '500.00' })
    const asked = await desk.rows(
      'select refund.status, refund.amount, reason from refund join payment on payment.id = payment_id where order_id = $1',
      [order.id],
    )
    expect(asked).toEqual([{ status: 'manual', amount: 50_000, reason: 'wet' }])
  })

  test.each([
    ['nothing', {}, 400],
    ['an unknown line', { lines: [{ line: 'x\u0000', quantity: 1 }] }, 400],
    ['no amount', { amount: '0.00' }, 400],
    ['too fine an amount', { amount: '1.005' }, 400],
    ['a negative amount', { amount: '-5.00' }, 400],
    ['too large an amount', { amount: '99999999.00' }, 400],
    ['more than is there', { amount: '9999999.00' }, 406],
    ['a number', { amount: 5 }, 400],
    ['no copies', { lines: [{ line: 'x', quantity: 0 }] }, 400],
    ['astronomically many copies', { lines: [{ line: 'x', quantity: 1e300 }] }, 400],
  ])('is refused when it is %s', async (_what, body, status) => {
    const book = await desk.makeBook()
    const { order } = await desk.buy({ [book.id]: 1 })
    await payOrder(desk, order.id)
    expect((await desk.asStaff(order, 'refund', body)).status).toBe(status)
  })
})
