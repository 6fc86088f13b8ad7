import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterTheLock, makeBarrier } from './barriers.ts'
import { codesOf, markPaid, payOrder, startOrderApp } from './order-actions.ts'
import { call } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

const ROUNDS = 15

const holdingOf = async (orderId: string) =>
  (
    await env.rows(
      `select coalesce(sum(quantity), 0)::integer as n from hold where order_id = $1 and state <> 'released'`,
      [orderId],
    )
  )[0].n

/**
 * Runs all at once. In each round another one starts first, and in every other round it ends before the rest begins, so
 * that all interleavings occur.
 */
async function race(acts: readonly (() => Promise<unknown>)[], round: number) {
  const turn = round % acts.length
  const lead = acts[turn]?.()
  if (round % 2 === 1) await lead
  await Promise.all([lead, ...acts.toSpliced(turn, 1).map((act) => act())])
}

/** A second payment of the order. */
async function anotherPayment(orderId: string) {
  const [{ id }] = await env.rows(
    `insert into payment (id, hash, order_id, method, status, amount, reference)
     select gen_random_uuid(), md5(random()::text), id, 'esewa', 'started', total, substr(md5(random()::text), 1, 16)
     from "order" where id = $1 returning id`,
    [orderId],
  )
  return id
}

describe('concurrently', () => {
  test('two payments, a cancellation and the expiry leave a consistent order', async () => {
    const ways = new Set<string>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const book = await env.makeBook(3)
      const { cookie, order } = await env.buy({ [book.id]: 2 })
      const [first, second] = [
        await env.rows('select id from payment where order_id = $1', [order.id]),
        await anotherPayment(order.id),
      ]
      const acts = [
        () => markPaid(env, first[0].id),
        () => markPaid(env, first[0].id),
        () => markPaid(env, second),
        () => call(env, 'POST', `${order.url}cancel/`, undefined, { cookie }),
        () => env.expire(order),
        () => env.sweep(),
      ]
      await race(acts, round)
      const shown = await env.seen(order)
      ways.add(codesOf(shown).join())
      const payments = await env.rows('select id, status, paid_at from payment where order_id = $1', [order.id])
      const [{ settled_payment_id: settled }] = await env.rows('select settled_payment_id from "order" where id = $1', [
        order.id,
      ])
      expect(codesOf(shown).filter((code) => code === 'paid').length).toBe(settled === null ? 0 : 1)
      for (const { id, status } of payments)
        expect(id === settled ? ['paid', 'refunded'] : ['refund_due']).toContain(status)
      const holding = await holdingOf(order.id)
      expect(holding).toBe(shown.status === 'Being processed' ? 2 : 0)
      expect((await env.leftOf(book.id)) + holding).toBe(3)
    }
    expect(ways.size).toBeGreaterThan(1)
  })

  test('without the lock two payments would both settle it', async () => {
    const book = await env.makeBook(3)
    const { order } = await env.buy({ [book.id]: 1 })
    const bothHaveLooked = makeBarrier(2)
    const unguarded = async (payment: string) => {
      const [seen] = await env.rows('select settled_payment_id as settled from "order" where id = $1', [order.id])
      await bothHaveLooked()
      if (seen.settled !== null) return 'refund_due'
      await env.rows('update "order" set settled_payment_id = $2 where id = $1', [order.id, payment])
      return 'settled'
    }
    const [first, second] = [await anotherPayment(order.id), await anotherPayment(order.id)]
    expect(await Promise.all([unguarded(first), unguarded(second)])).toEqual(['settled', 'settled'])
  })

  test('refunds never exceed what was paid', async () => {
    const book = await env.makeBook(5)
    const { order } = await env.buy({ [book.id]: 1 })
    await payOrder(env, order.id)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => env.asStaff(order, 'refund', { amount: '200.00' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 406, 406, 406])
    expect((await env.seen(order)).refunded).toBe('400.00')
    const [{ sum }] = await env.rows(
      'select sum(refund.amount)::integer as sum from refund join payment on payment.id = payment_id where order_id = $1',
      [order.id],
    )
    expect(sum).toBe(40_000)
  })

  test('requests with one key are done once', async () => {
    const book = await env.makeBook(5)
    const { order } = await env.buy({ [book.id]: 1 })
    await payOrder(env, order.id)
    const key = { 'idempotency-key': 'twice' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => env.asStaff(order, 'refund', { amount: '100.00' }, key)))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await env.seen(order)).refunded).toBe('100.00')
  })

  test('an order expires while another basket is filled, without errors', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [book, other] = [await env.makeBook(), await env.makeBook()]
      const { accountId, cookie, order } = await env.buy({ [book.id]: 1 })
      const [cancelled, added] = await Promise.all([
        call(env, 'POST', `${order.url}cancel/`, undefined, { cookie }),
        env.add({ url: `/v1/api/products/${other.id}/` }, { cookie }),
      ])
      expect([cancelled.status, added.statusCode]).toEqual([200, 200])
      const open = await env.rows(`select id from basket where account_id = $1 and status = 'Open'`, [accountId])
      expect(open).toHaveLength(1)
    }
  })

  test('two jobs expire each order once', async () => {
    const book = await env.makeBook(20)
    const orders = await Promise.all(Array.from({ length: 8 }, async () => (await env.buy({ [book.id]: 2 })).order))
    await env.rows(`update "order" set expires_at = now() - interval '1 second' where status = 'Pending'`)
    await Promise.all([env.sweep(), env.sweep(), env.sweep()])
    for (const order of orders) expect(codesOf(await env.seen(order))).toEqual(['placed', 'expired'])
    expect(await env.leftOf(book.id)).toBe(20)
  })
})

describe('two members at the same order', () => {
  type Order = { id: string; lines: { id: string }[] }

  const together = (order: Order, acts: readonly (() => ReturnType<typeof call>)[]) =>
    afterTheLock(env.pool, order.id, acts)
  const pack = (order: Order) => () =>
    call(env, 'POST', `staff/orders/${order.id}/shipments/`, {}, { cookie: env.staff })
  const refund = (order: Order, body: object) => () => env.asStaff(order, 'refund', body)

  async function paidOrder(copies = 2) {
    const book = await env.makeBook(5)
    const { order } = await env.buy({ [book.id]: copies })
    await payOrder(env, order.id)
    return order as Order
  }

  test('pack its copies once', async () => {
    const order = await paidOrder()
    const answers = await together(order, [pack(order), pack(order)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await env.seen(order)).shipments).toHaveLength(1)
  })

  test('do not pack copies that are refunded', async () => {
    const order = await paidOrder()
    const [line] = order.lines
    const answers = await together(order, [refund(order, { lines: [{ line: line?.id, quantity: 1 }] }), pack(order)])
    expect(answers.map(({ status }) => status)).toEqual([200, 201])
    const { shipments } = await env.seen(order)
    expect(shipments.map((parcel: { lines: { quantity: number }[] }) => parcel.lines[0]?.quantity)).toEqual([1])
  })

  test('refund a copy once', async () => {
    const order = await paidOrder(3)
    const body = { lines: [{ line: order.lines[0]?.id, quantity: 2 }] }
    const answers = await together(order, [refund(order, body), refund(order, body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 406])
  })
})
