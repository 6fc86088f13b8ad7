import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { startRecurringJobs } from '../src/job-handlers.ts'
import { reserveStock } from '../src/stock/queries.ts'
import { checkOut, codesOf, markPaid, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { placeOrderForStock } from './stock-actions.ts'
import { call, makeVoucher, newMember } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

describe('a payment', () => {
  test('that is the second one of an order is refunded', async () => {
    const book = await env.makeBook()
    const { basket, order } = await env.buy({ [book.id]: 1 })
    const first = await payOrder(env, order.id)
    await markPaid(env, first)
    await env.pool.query(
      `insert into payment (id, hash, order_id, method, status, amount, reference)
       select gen_random_uuid(), md5(random()::text), order_id, method, 'started', amount, substr(md5(random()::text), 1, 16)
       from payment where id = $1`,
      [first],
    )
    const [second] = await env.rows('select id from payment where order_id = $1 and id <> $2', [order.id, first])
    await markPaid(env, second.id)
    await markPaid(env, second.id)
    const shown = await env.seen(order)
    expect(codesOf(shown)).toEqual(['placed', 'paid', 'paid_twice'])
    expect(shown).toMatchObject({ status: 'Being processed', payment_status: 'paid' })
    expect(await env.rows('select status from payment where id = $1', [second.id])).toEqual([{ status: 'refund_due' }])
    expect(await env.basketState(basket.id)).toBe('Submitted')
  })

  test('that is late revives the order if the stock is available, and closes the reopened basket', async () => {
    const book = await env.makeBook(3)
    const { cookie, basket, order } = await env.buy({ [book.id]: 2 })
    await env.expire(order)
    expect([await env.basketState(basket.id), await env.leftOf(book.id)]).toEqual(['Open', 3])
    expect(await env.seen(order)).toMatchObject({ status: 'Expired', payment_status: 'expired', status_code: 'e' })
    await payOrder(env, order.id)
    const shown = await env.seen(order)
    expect(shown).toMatchObject({ status: 'Being processed', payment_status: 'paid' })
    expect(codesOf(shown)).toEqual(['placed', 'expired', 'revived', 'paid'])
    expect([await env.basketState(basket.id), await env.leftOf(book.id)]).toEqual(['Submitted', 1])
    expect((await call(env, 'GET', 'basket/', undefined, { cookie })).body.lines).toEqual([])
  })

  test('that is late leaves a basket unchanged that has changed meanwhile', async () => {
    const [book, other] = [await env.makeBook(), await env.makeBook()]
    const { cookie, basket, order } = await env.buy({ [book.id]: 1 })
    await env.expire(order)
    await env.add({ url: `/v1/api/products/${other.id}/` }, { cookie })
    await payOrder(env, order.id)
    expect(await env.basketState(basket.id)).toBe('Open')
    expect(await env.seen(order)).toMatchObject({ status: 'Being processed' })
  })

  test('that is late is refunded if the stock is gone', async () => {
    const book = await env.makeBook(1)
    const { order } = await env.buy({ [book.id]: 1 })
    await env.expire(order)
    await env.buy({ [book.id]: 1 })
    const payment = await payOrder(env, order.id)
    await markPaid(env, payment)
    expect(await env.seen(order)).toMatchObject({ status: 'Expired', payment_status: 'refund_due', status_code: 'e' })
    expect(codesOf(await env.seen(order))).toEqual(['placed', 'expired', 'refund_due'])
    expect(await env.rows('select status from payment where id = $1', [payment])).toEqual([{ status: 'refund_due' }])
    expect(await env.leftOf(book.id)).toBe(0)
  })

  test('that is late is refunded also before the order has expired', async () => {
    const book = await env.makeBook(1)
    const { basket, order } = await env.buy({ [book.id]: 1 })
    await env.rows(
      `with late as (update "order" set expires_at = now() - interval '1 second' where id = $1)
       update hold set expires_at = now() - interval '1 second' where order_id = $1`,
      [order.id],
    )
    const other = { orderId: await placeOrderForStock(env.database), wanted: [{ productId: book.id, quantity: 1 }] }
    await transaction(env.database, (inside) =>
      reserveStock(inside, { ...other, basketId: null, expiresAt: null, codes: [] }),
    )
    await payOrder(env, order.id)
    expect(await env.seen(order)).toMatchObject({ status: 'Pending', payment_status: 'refund_due', status_code: 'e' })
    await env.sweep()
    expect(await env.seen(order)).toMatchObject({ status: 'Expired', payment_status: 'refund_due' })
    expect([await env.basketState(basket.id), await env.leftOf(book.id)]).toEqual(['Open', 0])
  })

  test('after a cancellation is refunded', async () => {
    const book = await env.makeBook(1)
    const { cookie, order } = await env.buy({ [book.id]: 1 })
    await call(env, 'POST', `${order.url}cancel/`, undefined, { cookie })
    await payOrder(env, order.id)
    expect(await env.seen(order)).toMatchObject({ status: 'Cancelled', payment_status: 'refund_due' })
    expect(await env.leftOf(book.id)).toBe(1)
  })
})

describe('an unpaid order', () => {
  test('expires, releases stock and voucher, and reopens the basket', async () => {
    const book = await env.makeBook(2)
    const code = await makeVoucher(env, { percent: 10, most_uses: 1 })
    const { cookie } = await newMember(env)
    const { basket } = await shopperWith(env, { [book.id]: 2 }, { cookie })
    await call(env, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie })
    const { body: order } = await checkOut(env, cookie)
    expect(await env.leftOf(book.id)).toBe(0)
    await env.expire(order)
    expect(await env.leftOf(book.id)).toBe(2)
    expect(await env.rows('select uses from voucher where code = $1', [code])).toEqual([{ uses: 0 }])
    const again = await call(env, 'GET', 'basket/', undefined, { cookie })
    expect(again.body).toMatchObject({ id: basket.id, status: 'Open', num_items: 2 })
    const repeated = await checkOut(env, cookie)
    expect([repeated.status, repeated.body.number === order.number]).toEqual([200, false])
  })

  test('is found by a recurring job', async () => {
    const book = await env.makeBook()
    const { order } = await env.buy({ [book.id]: 1 })
    await env.rows(`update "order" set expires_at = now() - interval '1 second' where id = $1`, [order.id])
    await startRecurringJobs(env.database)
    await env.drainJobs()
    expect(await env.seen(order)).toMatchObject({ status: 'Expired' })
    expect(
      await env.rows(
        `select run_at > now() + interval '20 seconds' as is_later from outbox where topic = 'orders.expire'`,
      ),
    ).toEqual([{ is_later: true }])
  })

  test('leaves started payments open for the sync and cancels the others', async () => {
    const book = await env.makeBook()
    const [begun, opened] = [await env.buy({ [book.id]: 1 }), await env.buy({ [book.id]: 1 })]
    await env.pool.query(`update payment set status = 'started' where order_id = $1`, [begun.order.id])
    await env.pool.query(`update "order" set payment_status = 'pending' where id = $1`, [begun.order.id])
    await env.expire(begun.order)
    await env.expire(opened.order)
    const state = async ({ order }: typeof begun) =>
      (await env.rows('select status from payment where order_id = $1', [order.id]))[0].status
    expect([await state(begun), await state(opened)]).toEqual(['started', 'cancelled'])
    expect(await env.seen(begun.order)).toMatchObject({
      status: 'Expired',
      payment_status: 'pending',
      status_code: 'w',
    })
  })

  test('does not replace a basket that was filled meanwhile', async () => {
    const [book, other] = [await env.makeBook(), await env.makeBook()]
    const { cookie, basket, order } = await env.buy({ [book.id]: 1 })
    const { basket: newer } = await shopperWith(env, { [other.id]: 1 }, { cookie })
    await env.expire(order)
    expect([await env.basketState(basket.id), await env.basketState(newer.id)]).toEqual(['Frozen', 'Open'])
  })

  test('that fails to expire does not block others', async () => {
    const [broken, sound] = [await env.makeBook(), await env.makeBook()]
    const [first, second] = [await env.buy({ [broken.id]: 1 }), await env.buy({ [sound.id]: 1 })]
    await env.pool.query(`update "order" set expires_at = now() - interval '1 hour' where id = $1`, [first.order.id])
    await env.pool.query(
      `create function refuse_closing() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    )
    await env.pool.query(
      `create trigger refuse_closing before update on "order" for each row
       when (new.status = 'Expired' and new.id = '${first.order.id}') execute function refuse_closing()`,
    )
    await expect(env.expire(second.order)).rejects.toThrow()
    await env.pool.query('drop function refuse_closing cascade')
    expect([(await env.seen(first.order)).status, (await env.seen(second.order)).status]).toEqual([
      'Pending',
      'Expired',
    ])
    await env.sweep()
    expect((await env.seen(first.order)).status).toBe('Expired')
  })
})
