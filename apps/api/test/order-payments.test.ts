import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { startRecurringJobs } from '../src/job-handlers.ts'
import { reserveStock } from '../src/stock/queries.ts'
import { checkOut, codesOf, markPaid, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { placeOrderForStock } from './stock-actions.ts'
import { call, makeVoucher, newMember } from './visitors.ts'

let desk: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  desk = await startOrderApp()
})
afterAll(() => desk.stop())

describe('what is paid', () => {
  test('twice is settled once, and the second payment goes back', async () => {
    const book = await desk.makeBook()
    const { basket, order } = await desk.buy({ [book.id]: 1 })
    const first = await payOrder(desk, order.id)
    await markPaid(desk, first)
    await desk.pool.query(
      `insert into payment (id, hash, order_id, method, status, amount, reference)
       select gen_random_uuid(), md5(random()::text), order_id, method, 'started', amount, substr(md5(random()::text), 1, 16)
       from payment where id = $1`,
      [first],
    )
    const [second] = await desk.rows('select id from payment where order_id = $1 and id <> $2', [order.id, first])
    await markPaid(desk, second.id)
    await markPaid(desk, second.id)
    const shown = await desk.seen(order)
    expect(codesOf(shown)).toEqual(['placed', 'paid', 'paid_twice'])
    expect(shown).toMatchObject({ status: 'Being processed', payment_status: 'paid' })
    expect(await desk.rows('select status from payment where id = $1', [second.id])).toEqual([{ status: 'refund_due' }])
    expect(await desk.basketState(basket.id)).toBe('Submitted')
  })

  test('late revives the order when the goods can be had, and buys the basket that was given back', async () => {
    const book = await desk.makeBook(3)
    const { cookie, basket, order } = await desk.buy({ [book.id]: 2 })
    await desk.expire(order)
    expect([await desk.basketState(basket.id), await desk.leftOf(book.id)]).toEqual(['Open', 3])
    expect(await desk.seen(order)).toMatchObject({ status: 'Expired', payment_status: 'expired', status_code: 'e' })
    await payOrder(desk, order.id)
    const shown = await desk.seen(order)
    expect(shown).toMatchObject({ status: 'Being processed', payment_status: 'paid' })
    expect(codesOf(shown)).toEqual(['placed', 'expired', 'revived', 'paid'])
    expect([await desk.basketState(basket.id), await desk.leftOf(book.id)]).toEqual(['Submitted', 1])
    expect((await call(desk, 'GET', 'basket/', undefined, { cookie })).body.lines).toEqual([])
  })

  test('late leaves a basket alone that was changed meanwhile', async () => {
    const [book, other] = [await desk.makeBook(), await desk.makeBook()]
    const { cookie, basket, order } = await desk.buy({ [book.id]: 1 })
    await desk.expire(order)
    await desk.add({ url: `/v1/api/products/${other.id}/` }, { cookie })
    await payOrder(desk, order.id)
    expect(await desk.basketState(basket.id)).toBe('Open')
    expect(await desk.seen(order)).toMatchObject({ status: 'Being processed' })
  })

  test('late goes back when the goods are gone', async () => {
    const book = await desk.makeBook(1)
    const { order } = await desk.buy({ [book.id]: 1 })
    await desk.expire(order)
    await desk.buy({ [book.id]: 1 })
    const payment = await payOrder(desk, order.id)
    await markPaid(desk, payment)
    expect(await desk.seen(order)).toMatchObject({ status: 'Expired', payment_status: 'refund_due', status_code: 'e' })
    expect(codesOf(await desk.seen(order))).toEqual(['placed', 'expired', 'refund_due'])
    expect(await desk.rows('select status from payment where id = $1', [payment])).toEqual([{ status: 'refund_due' }])
    expect(await desk.leftOf(book.id)).toBe(0)
  })

  test('late goes back also before anybody has closed the order', async () => {
    const book = await desk.makeBook(1)
    const { basket, order } = await desk.buy({ [book.id]: 1 })
    await desk.rows(
      `with late as (update "order" set expires_at = now() - interval '1 second' where id = $1)
       update hold set expires_at = now() - interval '1 second' where order_id = $1`,
      [order.id],
    )
    const other = { orderId: await placeOrderForStock(desk.database), wanted: [{ productId: book.id, quantity: 1 }] }
    await transaction(desk.database, (inside) => reserveStock(inside, { ...other, expiresAt: null, codes: [] }))
    await payOrder(desk, order.id)
    expect(await desk.seen(order)).toMatchObject({ status: 'Pending', payment_status: 'refund_due', status_code: 'e' })
    await desk.sweep()
    expect(await desk.seen(order)).toMatchObject({ status: 'Expired', payment_status: 'refund_due' })
    expect([await desk.basketState(basket.id), await desk.leftOf(book.id)]).toEqual(['Open', 0])
  })

  test('after it was cancelled goes back', async () => {
    const book = await desk.makeBook(1)
    const { cookie, order } = await desk.buy({ [book.id]: 1 })
    await call(desk, 'POST', `${order.url}cancel/`, undefined, { cookie })
    await payOrder(desk, order.id)
    expect(await desk.seen(order)).toMatchObject({ status: 'Cancelled', payment_status: 'refund_due' })
    expect(await desk.leftOf(book.id)).toBe(1)
  })
})

describe('an order that is not paid in time', () => {
  test('expires, gives back what it took and its voucher, and its visitor has the basket again', async () => {
    const book = await desk.makeBook(2)
    const code = await makeVoucher(desk, { percent: 10, most_uses: 1 })
    const { cookie } = await newMember(desk)
    const { basket } = await shopperWith(desk, { [book.id]: 2 }, { cookie })
    await call(desk, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie })
    const { body: order } = await checkOut(desk, cookie)
    expect(await desk.leftOf(book.id)).toBe(0)
    await desk.expire(order)
    expect(await desk.leftOf(book.id)).toBe(2)
    expect(await desk.rows('select uses from voucher where code = $1', [code])).toEqual([{ uses: 0 }])
    const again = await call(desk, 'GET', 'basket/', undefined, { cookie })
    expect(again.body).toMatchObject({ id: basket.id, status: 'Open', num_items: 2 })
    const repeated = await checkOut(desk, cookie)
    expect([repeated.status, repeated.body.number === order.number]).toEqual([200, false])
  })

  test('is looked for by a job that comes again', async () => {
    const book = await desk.makeBook()
    const { order } = await desk.buy({ [book.id]: 1 })
    await desk.rows(`update "order" set expires_at = now() - interval '1 second' where id = $1`, [order.id])
    await startRecurringJobs(desk.database)
    await desk.drainJobs()
    expect(await desk.seen(order)).toMatchObject({ status: 'Expired' })
    expect(
      await desk.rows(
        `select run_at > now() + interval '20 seconds' as is_later from outbox where topic = 'orders.expire'`,
      ),
    ).toEqual([{ is_later: true }])
  })

  test('leaves a payment that was begun to be looked up, and closes one that was not', async () => {
    const book = await desk.makeBook()
    const [begun, opened] = [await desk.buy({ [book.id]: 1 }), await desk.buy({ [book.id]: 1 })]
    await desk.pool.query(`update payment set status = 'started' where order_id = $1`, [begun.order.id])
    await desk.pool.query(`update "order" set payment_status = 'pending' where id = $1`, [begun.order.id])
    await desk.expire(begun.order)
    await desk.expire(opened.order)
    const state = async ({ order }: typeof begun) =>
      (await desk.rows('select status from payment where order_id = $1', [order.id]))[0].status
    expect([await state(begun), await state(opened)]).toEqual(['started', 'cancelled'])
    expect(await desk.seen(begun.order)).toMatchObject({
      status: 'Expired',
      payment_status: 'pending',
      status_code: 'w',
    })
  })

  test('does not take the place of a basket that was filled meanwhile', async () => {
    const [book, other] = [await desk.makeBook(), await desk.makeBook()]
    const { cookie, basket, order } = await desk.buy({ [book.id]: 1 })
    const { basket: newer } = await shopperWith(desk, { [other.id]: 1 }, { cookie })
    await desk.expire(order)
    expect([await desk.basketState(basket.id), await desk.basketState(newer.id)]).toEqual(['Frozen', 'Open'])
  })

  test('that cannot be closed keeps no other one from it', async () => {
    const [broken, sound] = [await desk.makeBook(), await desk.makeBook()]
    const [first, second] = [await desk.buy({ [broken.id]: 1 }), await desk.buy({ [sound.id]: 1 })]
    await desk.pool.query(`update "order" set expires_at = now() - interval '1 hour' where id = $1`, [first.order.id])
    await desk.pool.query(
      `create function refuse_closing() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    )
    await desk.pool.query(
      `create trigger refuse_closing before update on "order" for each row
       when (new.status = 'Expired' and new.id = '${first.order.id}') execute function refuse_closing()`,
    )
    await expect(desk.expire(second.order)).rejects.toThrow()
    await desk.pool.query('drop function refuse_closing cascade')
    expect([(await desk.seen(first.order)).status, (await desk.seen(second.order)).status]).toEqual([
      'Pending',
      'Expired',
    ])
    await desk.sweep()
    expect((await desk.seen(first.order)).status).toBe('Expired')
  })
})
