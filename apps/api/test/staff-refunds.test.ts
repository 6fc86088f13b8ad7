import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { COD, checkOut, codesOf, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { addMember } from './start-staff.ts'
import { call, makeVoucher, newMember } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

/** A paid order of three copies at Rs 400 with a voucher of 10 %, delivered for Rs 100. */
async function discounted() {
  const book = await makeProduct(env.database, { num_available: 9, selling_price: 40_000, mrp: 50_000 })
  const code = await makeVoucher(env, { percent: 10 })
  const { cookie } = await newMember(env)
  await shopperWith(env, { [book.id]: 3 }, { cookie })
  await call(env, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie })
  const { body: order } = await checkOut(env, cookie)
  await payOrder(env, order.id)
  return { order, book, line: order.lines[0].id as string }
}

const quote = (order: { id: string }, body: object, cookie = env.staff) =>
  call(env, 'POST', `staff/orders/${order.id}/refund/quote/`, body, { cookie })

describe('a refund in part', () => {
  test('is quoted with the share of the discounts, and gives exactly that', async () => {
    const { order, line } = await discounted()
    const asked = { lines: [{ line, quantity: 1 }], delivery: '40.00', goodwill: '12.50' }
    const { body } = await quote(order, asked)
    expect(body).toMatchObject({
      lines: [{ line, quantity: 1, price: '500.00', discount: '140.00', amount: '360.00' }],
      ...{ delivery: '40.00', goodwill: '12.50', amount: '412.50', closes: false, limit: null, is_allowed: true },
    })
    expect(await env.seen(order)).toMatchObject({ refunded: '0.00' })
    const { body: refunded } = await env.asStaff(order, 'refund', asked)
    expect([refunded.refunded, refunded.lines[0].refunded_quantity]).toEqual(['412.50', 1])
    expect(await env.seen(order)).toMatchObject({ shipping_refunded: '40.00', cancelled: [{ line, quantity: 1 }] })
    const rest = await quote(order, { lines: [{ line, quantity: 2 }] })
    expect(rest.body).toMatchObject({ amount: '767.50', left: '0.00', delivery: '47.50', closes: true })
    const all = await env.asStaff(order, 'refund', { lines: [{ line, quantity: 2 }] })
    expect(all.body).toMatchObject({ status: 'Cancelled', refunded: order.total_incl_tax })
  })

  test('keeps the delivery fee where it is said', async () => {
    const { order, line } = await discounted()
    const { body } = await env.asStaff(order, 'refund', { lines: [{ line, quantity: 3 }], delivery: '0.00' })
    expect(body).toMatchObject({ status: 'Cancelled', refunded: '1080.00', payment_status: 'partially_refunded' })
  })

  test('is refused when it is not the amount that was shown', async () => {
    const { order, line } = await discounted()
    const lines = [{ line, quantity: 1 }]
    const [shown, all] = [await quote(order, { lines }), await quote(order, { lines: [{ line, quantity: 3 }] })]
    expect([shown.body.amount, all.body.amount]).toEqual(['360.00', '1180.00'])
    const expecting = (amount: string) => env.asStaff(order, 'refund', { lines, expected_amount: amount })
    for (const other of ['359.99', '1180.00']) {
      const { status, body } = await expecting(other)
      expect([status, body.code, body.detail]).toEqual([409, 'amount_changed', expect.stringContaining('Rs\u00a0360')])
    }
    expect(await env.seen(order)).toMatchObject({ refunded: '0.00' })
    expect((await expecting('x')).body).toMatchObject({ code: 'invalid', expected_amount: [expect.any(String)] })
    const key = { 'idempotency-key': randomUUID(), cookie: env.staff }
    const again = (amount: string) =>
      call(env, 'POST', `staff/orders/${order.id}/refund/`, { lines, expected_amount: amount }, key)
    expect((await again('360.00')).body).toMatchObject({ refunded: '360.00' })
    // A repeated attempt gets the first answer, even if it expects the price of the next copy.
    for (const amount of ['360.00', '360.01']) expect((await again(amount)).body.refunded).toBe('360.00')
  })

  test('is repeatable, and never more than was paid', async () => {
    const { order } = await discounted()
    for (const [body, code] of [
      [{ delivery: '100.01' }, 'too_much_delivery'],
      [{ goodwill: '1180.01' }, 'too_much'],
      [{ delivery: '100.00', goodwill: '1080.01' }, 'too_much'],
    ] as const)
      expect((await env.asStaff(order, 'refund', body)).body.code).toBe(code)
    for (const body of [{ delivery: '60.00' }, { delivery: '40.00' }, { goodwill: '1080.00' }])
      expect((await env.asStaff(order, 'refund', body)).status).toBe(200)
    expect((await env.seen(order)).refunded).toBe('1180.00')
    expect((await env.asStaff(order, 'refund', { goodwill: '0.01' })).status).toBe(409)
    const asked = await env.rows(
      'select sum(refund.amount)::integer as sum from refund join payment on payment.id = payment_id where order_id = $1',
      [order.id],
    )
    expect(asked).toEqual([{ sum: 118_000 }])
  })

  test.each([
    [{ delivery: 'x', goodwill: '0.00' }, ['delivery', 'goodwill']],
    [{ amount: '1.005', goodwill: '-1' }, ['amount', 'goodwill']],
    [{ amount: '1.00', goodwill: '1.00' }, ['amount']],
    [{}, ['amount']],
  ])('of %j is refused under each wrong field', async (body, fields) => {
    const { order } = await discounted()
    for (const answer of [await env.asStaff(order, 'refund', body), await quote(order, body)])
      expect([answer.status, Object.keys(answer.body).filter((key) => key !== 'code')]).toEqual([400, fields])
  })
})

describe('the limit of a role', () => {
  const expensive = async () => {
    const book = await makeProduct(env.database, { num_available: 9, selling_price: 150_000 })
    const { order } = await env.buy({ [book.id]: 2 })
    await payOrder(env, order.id)
    return order
  }
  const refund = (order: { id: string }, body: object, cookie: string) =>
    call(env, 'POST', `staff/orders/${order.id}/refund/`, body, { cookie })

  test.each(['support', 'shopkeeper'] as const)('%s is Rs 2,000 of an order, however it is divided', async (role) => {
    const { cookie } = await addMember(env, [role])
    const order = await expensive()
    expect((await quote(order, { amount: '2000.01' }, cookie)).body).toMatchObject({
      limit: '2000.00',
      is_allowed: false,
    })
    expect((await refund(order, { amount: '2000.01' }, cookie)).body.code).toBe('refund_limit')
    const nepali = await call(
      env,
      'POST',
      `staff/orders/${order.id}/refund/`,
      { amount: '2000.01' },
      {
        ...{ cookie, 'accept-language': 'ne' },
      },
    )
    expect([nepali.status, nepali.body.detail]).toEqual([403, expect.stringContaining('२,०००')])
    expect((await refund(order, { amount: '1500.00' }, cookie)).status).toBe(200)
    expect((await refund(order, { amount: '500.01' }, cookie)).status).toBe(403)
    expect((await refund(order, { amount: '500.00' }, cookie)).status).toBe(200)
    expect((await call(env, 'POST', `staff/orders/${order.id}/cancel/`, {}, { cookie })).body.code).toBe('refund_limit')
    expect((await env.seen(order)).refunded).toBe('2000.00')
  })

  test('is none for finance, also beside another role', async () => {
    const order = await expensive()
    const { cookie } = await addMember(env, ['support', 'finance'])
    expect((await quote(order, { amount: '3000.00' }, cookie)).body).toMatchObject({ limit: null, is_allowed: true })
    expect((await refund(order, { amount: '3000.00' }, cookie)).status).toBe(200)
  })
})

describe('cancelled items', () => {
  const cancel = (order: { id: string }, body: object, headers: Record<string, string> = {}) =>
    env.asStaff(order, 'items/cancel', body, headers)

  test('are not sent, are for sale again and can be refunded later', async () => {
    const { order, book, line } = await discounted()
    const key = { 'idempotency-key': `two of ${order.number}` }
    const { body } = await cancel(order, { lines: [{ line, quantity: 2 }], reason: 'Sold out.' }, key)
    expect([body.refunded, body.status, codesOf(body).at(-1)]).toEqual(['0.00', 'Being processed', 'items_cancelled'])
    expect((await cancel(order, { lines: [{ line, quantity: 2 }], reason: 'Sold out.' }, key)).status).toBe(200)
    expect(await env.leftOf(book.id)).toBe(8)
    expect((await env.seen(order)).lines_to_pack).toEqual([{ line, quantity: 1 }])
    await env.asStaff(order, 'fulfilment', { status: 'shipped' })
    expect((await env.seen(order)).shipments).toMatchObject([{ lines: [{ line, quantity: 1 }] }])
    const refunded = await env.asStaff(order, 'refund', { lines: [{ line, quantity: 2 }] })
    expect([refunded.body.refunded, refunded.body.fulfilment_status]).toEqual(['720.00', 'shipped'])
    expect(await env.leftOf(book.id)).toBe(8)
    await env.asStaff(order, 'fulfilment', { status: 'returned' })
    expect(await env.leftOf(book.id)).toBe(9)
  })

  test('are named to the buyer, on the order, on its receipt and in an email', async () => {
    const books = await Promise.all(
      ['The Rain Ledger', 'Hill Songs'].map((en) => makeProduct(env.database, { title: { en, ne: en } })),
    )
    const { order } = await env.buy(Object.fromEntries(books.map(({ id }) => [id, 2])))
    await payOrder(env, order.id)
    await env.drainJobs()
    env.mails.length = 0
    const line = order.lines.find(({ product_id }: { product_id: number }) => product_id === books[0]?.id).id
    const key = { 'idempotency-key': `rain of ${order.number}` }
    for (const _ of ['once', 'repeated'])
      await cancel(order, { lines: [{ line, quantity: 1 }], reason: 'Out of print' }, key)
    const { body } = await call(env, 'GET', order.hash_url)
    const cancelled = ({ lines }: { lines: { cancelled_quantity: number }[] }) =>
      lines.map(({ cancelled_quantity }) => cancelled_quantity).toSorted()
    expect(cancelled(body)).toEqual([0, 1])
    expect(body.events.at(-1)).toMatchObject({
      code: 'items_cancelled',
      note: { items: '1 × The Rain Ledger', reason: 'Out of print' },
    })
    expect(cancelled((await call(env, 'GET', `${order.hash_url}receipt/`)).body)).toEqual([0, 1])
    await env.drainJobs()
    expect(env.mails).toHaveLength(1)
    const [mail] = env.mails
    expect(mail?.subject).toBe(`Items cancelled in order ${order.number}`)
    expect(mail?.text).toContain(
      [
        'We had to cancel these items.',
        '1 × The Rain Ledger',
        'Reason: Out of print',
        'We will refund what you paid for them.',
      ].join('\n\n'),
    )
    expect(mail?.text).not.toContain('Hill Songs')
    await cancel(order, { lines: [{ line, quantity: 1 }] })
    await env.drainJobs()
    expect(env.mails).toHaveLength(2)
    expect(env.mails[1]?.text).not.toContain('Reason')
  })

  test('let the rest be delivered', async () => {
    const { order, line } = await discounted()
    const path = `staff/orders/${order.id}/shipments/`
    const { body: parcel } = await call(env, 'POST', path, { lines: [{ line, quantity: 1 }] }, { cookie: env.staff })
    await env.asStaff(order, 'fulfilment', { status: 'shipped' })
    expect((await env.seen(order)).shipments).toHaveLength(2)
    expect((await cancel(order, { lines: [{ line, quantity: 1 }] })).body.code).toBe('too_many')
    expect(parcel.status).toBe('packed')
  })

  test('revoke what is read, once', async () => {
    const [ebook, book] = [await env.makeEbook(), await env.makeBook()]
    const { order } = await env.buy({ [ebook.id]: 1, [book.id]: 1 })
    await payOrder(env, order.id)
    const line = order.lines.find(({ product_id }: { product_id: number }) => product_id === ebook.id).id
    await cancel(order, { lines: [{ line, quantity: 1 }] })
    const revoked = 'select count(*)::integer as n from entitlement where order_id = $1 and revoked_at is not null'
    expect(await env.rows(revoked, [order.id])).toEqual([{ n: 1 }])
    const { body } = await env.asStaff(order, 'refund', { lines: [{ line, quantity: 1 }] })
    expect(body.lines.find(({ id }: { id: string }) => id === line).refunded_quantity).toBe(1)
  })

  test('are refused where nothing would be left, before the payment, and for wrong lines', async () => {
    const { order, line } = await discounted()
    expect((await cancel(order, { lines: [{ line, quantity: 3 }] })).body.code).toBe('nothing_left')
    expect((await cancel(order, { lines: [{ line, quantity: 4 }] })).body.code).toBe('too_many')
    expect((await cancel(order, { lines: [] })).status).toBe(400)
    expect((await cancel(order, { lines: [{ line: 'x', quantity: 1 }] })).status).toBe(400)
    expect((await cancel(order, {})).status).toBe(400)
    const book = await env.makeBook()
    const { order: cod } = await env.buy({ [book.id]: 2 }, COD)
    expect((await cancel(cod, { lines: [{ line: cod.lines[0].id, quantity: 1 }] })).body.code).toBe('not_paid')
    const { cookie } = await addMember(env, ['finance'])
    expect((await cancel(order, { lines: [{ line, quantity: 1 }] }, { cookie })).status).toBe(403)
  })
})
