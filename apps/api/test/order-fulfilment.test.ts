import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { COD, checkOut, codesOf, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { call, makeVoucher, newMember } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

describe('a parcel', () => {
  test('with cash on delivery is packed, shipped, delivered and paid', async () => {
    const book = await env.makeBook()
    const { order } = await env.buy({ [book.id]: 1 }, COD)
    expect(order).toMatchObject({ status: 'Being processed', payment_status: 'cod_pending', status_code: 'w' })
    expect((await env.asStaff(order, 'fulfilment', { status: 'delivered' })).status).toBe(409)
    for (const status of ['packed', 'shipped', 'delivered']) {
      const { body } = await env.asStaff(order, 'fulfilment', {
        status,
        tracking: status === 'shipped' ? 'NCM 42' : '',
      })
      expect([body.fulfilment_status, body.status]).toEqual([status, 'Being processed'])
    }
    const { body } = await env.asStaff(order, 'collect')
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
    expect((await env.asStaff(order, 'collect')).status).toBe(409)
  })

  test('that is prepaid is complete when delivered, and restocked when it returns', async () => {
    const book = await env.makeBook(5)
    const { order } = await env.buy({ [book.id]: 2 })
    await payOrder(env, order.id)
    for (const status of ['packed', 'shipped', 'delivered']) await env.asStaff(order, 'fulfilment', { status })
    expect(await env.seen(order)).toMatchObject({ status: 'Complete', payment_status: 'paid' })
    await env.asStaff(order, 'fulfilment', { status: 'returned' })
    expect(await env.leftOf(book.id)).toBe(5)
    const refunded = await env.asStaff(order, 'refund', { lines: [{ line: order.lines[0].id, quantity: 2 }] })
    expect(refunded.body).toMatchObject({
      status: 'Cancelled',
      payment_status: 'partially_refunded',
      refunded: '800.00',
    })
    expect(await env.leftOf(book.id)).toBe(5)
  })

  test('that is refused at the door cancels the order', async () => {
    const book = await env.makeBook(5)
    const { order } = await env.buy({ [book.id]: 2 }, COD)
    for (const status of ['packed', 'shipped', 'returned']) await env.asStaff(order, 'fulfilment', { status })
    expect(await env.seen(order)).toMatchObject({ status: 'Cancelled', payment_status: 'cancelled' })
    expect(await env.leftOf(book.id)).toBe(5)
  })

  test('needs a paid order with goods to ship', async () => {
    const book = await env.makeBook()
    const ebook = await env.makeEbook()
    const [unpaid, unsent] = [await env.buy({ [book.id]: 1 }), await env.buy({ [ebook.id]: 1 })]
    await payOrder(env, unsent.order.id)
    for (const { order } of [unpaid, unsent])
      expect((await env.asStaff(order, 'fulfilment', { status: 'packed' })).status).toBe(409)
  })

  test.each([
    [{}, 400],
    [{ status: 'lost' }, 400],
    [{ status: 5 }, 400],
    [{ status: 'packed', tracking: 7 }, 400],
    [{ status: 'packed', tracking: 'x'.repeat(301) }, 400],
    [{ status: 'packed', tracking: 'NCM\u0007\ud800 9' }, 200],
  ])('with the state %j gets %d', async (body, status) => {
    const book = await env.makeBook()
    const { order } = await env.buy({ [book.id]: 1 }, COD)
    const answer = await env.asStaff(order, 'fulfilment', body)
    expect([answer.status, status === 200 ? answer.body.tracking : 'NCM 9']).toEqual([status, 'NCM 9'])
  })

  test('a repeated key changes nothing, and keys are separate for each order', async () => {
    const book = await env.makeBook()
    const [first, second] = [await env.buy({ [book.id]: 1 }, COD), await env.buy({ [book.id]: 1 }, COD)]
    const key = { 'idempotency-key': 'packed' }
    const packed = await env.asStaff(first.order, 'fulfilment', { status: 'packed' }, key)
    expect((await env.asStaff(first.order, 'fulfilment', { status: 'packed' }, key)).body).toEqual(packed.body)
    expect((await env.asStaff(first.order, 'fulfilment', { status: 'shipped' }, key)).status).toBe(422)
    expect((await env.asStaff(second.order, 'fulfilment', { status: 'packed' }, key)).status).toBe(422)
  })
})

describe('a refund', () => {
  test('of a part of a line adds up to the line', async () => {
    const book = await makeProduct(env.database, { num_available: 9, selling_price: 33_333 })
    const code = await makeVoucher(env, { percent: 10 })
    const { cookie } = await newMember(env)
    await shopperWith(env, { [book.id]: 3 }, { cookie })
    await call(env, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie })
    const { body: order } = await checkOut(env, cookie)
    await payOrder(env, order.id)
    const [{ id: line, price_incl_tax }] = order.lines
    const once = await env.asStaff(order, 'refund', { lines: [{ line, quantity: 1 }], reason: 'torn' })
    expect(once.body).toMatchObject({ payment_status: 'partially_refunded', status: 'Being processed' })
    expect(await env.leftOf(book.id)).toBe(7)
    expect((await env.asStaff(order, 'refund', { lines: [{ line, quantity: 3 }] })).status).toBe(406)
    const all = await env.asStaff(order, 'refund', { lines: [{ line, quantity: 2 }] })
    expect(all.body).toMatchObject({
      status: 'Cancelled',
      payment_status: 'refund_due',
      refunded: order.total_incl_tax,
    })
    expect(Number(all.body.refunded)).toBeCloseTo(Number(price_incl_tax) + 100, 2)
    expect(await env.leftOf(book.id)).toBe(9)
    const asked = await env.rows(
      'select sum(refund.amount)::integer as sum from refund join payment on payment.id = payment_id where order_id = $1',
      [order.id],
    )
    expect(asked).toEqual([{ sum: Math.round(Number(order.total_incl_tax) * 100) }])
  })

  test('of an amount happens once per key and never exceeds what was paid', async () => {
    const book = await env.makeBook(5)
    const { order } = await env.buy({ [book.id]: 1 })
    expect((await env.asStaff(order, 'refund', { amount: '10.00' })).status).toBe(409)
    await payOrder(env, order.id)
    const key = { 'idempotency-key': 'back' }
    const [first, second] = [
      await env.asStaff(order, 'refund', { amount: '100.50' }, key),
      await env.asStaff(order, 'refund', { amount: '100.50' }, key),
    ]
    expect([first.body.refunded, second.body]).toEqual(['100.50', first.body])
    expect((await env.asStaff(order, 'refund', { amount: '1.00' }, key)).status).toBe(422)
    expect((await env.asStaff(order, 'refund', { amount: '400.00' })).status).toBe(406)
    expect(await env.leftOf(book.id)).toBe(4)
    const rest = await env.asStaff(order, 'refund', { amount: '399.50' })
    expect(rest.body).toMatchObject({ payment_status: 'refund_due', status: 'Cancelled', refunded: '500.00' })
    expect(await env.leftOf(book.id)).toBe(5)
    expect((await env.asStaff(order, 'refund', { amount: '0.01' })).status).toBe(409)
  })

  test('does not restock while the parcel is on its way', async () => {
    const book = await env.makeBook(5)
    const { order } = await env.buy({ [book.id]: 2 })
    await payOrder(env, order.id)
    for (const status of ['packed', 'shipped']) await env.asStaff(order, 'fulfilment', { status })
    await env.asStaff(order, 'refund', { lines: [{ line: order.lines[0].id, quantity: 2 }] })
    expect(await env.leftOf(book.id)).toBe(3)
    expect((await env.asStaff(order, 'fulfilment', { status: 'returned' })).status).toBe(200)
    expect(await env.leftOf(book.id)).toBe(5)
  })

  test('of cash is manual', async () => {
    const book = await env.makeBook(5)
    const { order } = await env.buy({ [book.id]: 1 }, COD)
    await env.asStaff(order, 'collect')
    const { body } = await env.asStaff(order, 'cancel', { reason: 'wet' })
    expect(body).toMatchObject({ status: 'Cancelled', payment_status: 'refund_due', refunded: '500.00' })
    const asked = await env.rows(
      'select refund.status, refund.amount, reason from refund join payment on payment.id = payment_id where order_id = $1',
      [order.id],
    )
    expect(asked).toEqual([{ status: 'manual', amount: 50_000, reason: 'wet' }])
  })

  test.each([
    ['nothing', {}, 400],
    ['an unknown line', { lines: [{ line: 'x\u0000', quantity: 1 }] }, 400],
    ['no amount', { amount: '0.00' }, 400],
    ['an amount with three decimals', { amount: '1.005' }, 400],
    ['a negative amount', { amount: '-5.00' }, 400],
    ['too large an amount', { amount: '99999999.00' }, 400],
    ['more than was paid', { amount: '9999999.00' }, 406],
    ['a number', { amount: 5 }, 400],
    ['no copies', { lines: [{ line: 'x', quantity: 0 }] }, 400],
    ['a huge quantity', { lines: [{ line: 'x', quantity: 1e300 }] }, 400],
  ])('is refused when it is %s', async (_what, body, status) => {
    const book = await env.makeBook()
    const { order } = await env.buy({ [book.id]: 1 })
    await payOrder(env, order.id)
    expect((await env.asStaff(order, 'refund', body)).status).toBe(status)
  })
})
