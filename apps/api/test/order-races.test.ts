import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codesOf, markPaid, payOrder, startOrderApp } from './order-actions.ts'
import { makeBarrier } from './stock-actions.ts'
import { call } from './visitors.ts'

let desk: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  desk = await startOrderApp()
})
afterAll(() => desk.stop())

const ROUNDS = 15

const holdingOf = async (orderId: string) =>
  (
    await desk.rows(
      `select coalesce(sum(quantity), 0)::integer as n from hold where order_id = $1 and state <> 'released'`,
      [orderId],
    )
  )[0].n

/**
 * Does all at once; each is the first one in its turn, and in every other round it is done before the rest begins, so that
 * not all rounds can go the same way.
 */
async function race(acts: readonly (() => Promise<unknown>)[], round: number) {
  const turn = round % acts.length
  const lead = acts[turn]?.()
  if (round % 2 === 1) await lead
  await Promise.all([lead, ...acts.toSpliced(turn, 1).map((act) => act())])
}

/** A second attempt beside the first. */
async function anotherPayment(orderId: string) {
  const [{ id }] = await desk.rows(
    `insert into payment (id, hash, order_id, method, status, amount, reference)
     select gen_random_uuid(), md5(random()::text), id, 'esewa', 'started', total, substr(md5(random()::text), 1, 16)
     from "order" where id = $1 returning id`,
    [orderId],
  )
  return id
}

describe('at the same moment', () => {
  test('two payments, a cancellation and the end of its time leave an order that adds up', async () => {
    const ways = new Set<string>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const book = await desk.makeBook(3)
      const { cookie, order } = await desk.buy({ [book.id]: 2 })
      const [first, second] = [
        await desk.rows('select id from payment where order_id = $1', [order.id]),
        await anotherPayment(order.id),
      ]
      const acts = [
        () => markPaid(desk, first[0].id),
        () => markPaid(desk, first[0].id),
        () => markPaid(desk, second),
        () => call(desk, 'POST', `${order.url}cancel/`, undefined, { cookie }),
        () => desk.expire(order),
        () => desk.sweep(),
      ]
      await race(acts, round)
      const shown = await desk.seen(order)
      ways.add(codesOf(shown).join())
      const payments = await desk.rows('select id, status, paid_at from payment where order_id = $1', [order.id])
      const [{ settled_payment_id: settled }] = await desk.rows(
        'select settled_payment_id from "order" where id = $1',
        [order.id],
      )
      expect(codesOf(shown).filter((code) => code === 'paid').length).toBe(settled === null ? 0 : 1)
      for (const { id, status } of payments)
        expect(id === settled ? ['paid', 'refunded'] : ['refund_due']).toContain(status)
      const holding = await holdingOf(order.id)
      expect(holding).toBe(shown.status === 'Being processed' ? 2 : 0)
      expect((await desk.leftOf(book.id)) + holding).toBe(3)
    }
    expect(ways.size).toBeGreaterThan(1)
  })

  test('two payments that look before they write, and hold nothing, would both buy it', async () => {
    const book = await desk.makeBook(3)
    const { order } = await desk.buy({ [book.id]: 1 })
    const bothHaveLooked = makeBarrier(2)
    const careless = async (payment: string) => {
      const [seen] = await desk.rows('select settled_payment_id as settled from "order" where id = $1', [order.id])
      await bothHaveLooked()
      if (seen.settled !== null) return 'refund_due'
      await desk.rows('update "order" set settled_payment_id = $2 where id = $1', [order.id, payment])
      return 'settled'
    }
    const [first, second] = [await anotherPayment(order.id), await anotherPayment(order.id)]
    expect(await Promise.all([careless(first), careless(second)])).toEqual(['settled', 'settled'])
  })

  test('so much is given back as was paid, and no more', async () => {
    const book = await desk.makeBook(5)
    const { order } = await desk.buy({ [book.id]: 1 })
    await payOrder(desk, order.id)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => desk.asStaff(order, 'refund', { amount: '200.00' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 406, 406, 406])
    expect((await desk.seen(order)).refunded).toBe('400.00')
    const [{ sum }] = await desk.rows(
      'select sum(refund.amount)::integer as sum from refund join payment on payment.id = payment_id where order_id = $1',
      [order.id],
    )
    expect(sum).toBe(40_000)
  })

  test('the same key is done once', async () => {
    const book = await desk.makeBook(5)
    const { order } = await desk.buy({ [book.id]: 1 })
    await payOrder(desk, order.id)
    const key = { 'idempotency-key': 'twice' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.asStaff(order, 'refund', { amount: '100.00' }, key)))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await desk.seen(order)).refunded).toBe('100.00')
  })

  test('a basket comes back or another one is filled, and nobody is told that something went wrong', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [book, other] = [await desk.makeBook(), await desk.makeBook()]
      const { accountId, cookie, order } = await desk.buy({ [book.id]: 1 })
      const [cancelled, added] = await Promise.all([
        call(desk, 'POST', `${order.url}cancel/`, undefined, { cookie }),
        desk.add({ url: `/v1/api/products/${other.id}/` }, { cookie }),
      ])
      expect([cancelled.status, added.statusCode]).toEqual([200, 200])
      const open = await desk.rows(`select id from basket where account_id = $1 and status = 'Open'`, [accountId])
      expect(open).toHaveLength(1)
    }
  })

  test('two sweepers close each order once', async () => {
    const book = await desk.makeBook(20)
    const orders = await Promise.all(Array.from({ length: 8 }, async () => (await desk.buy({ [book.id]: 2 })).order))
    await desk.rows(`update "order" set expires_at = now() - interval '1 second' where status = 'Pending'`)
    await Promise.all([desk.sweep(), desk.sweep(), desk.sweep()])
    for (const order of orders) expect(codesOf(await desk.seen(order))).toEqual(['placed', 'expired'])
    expect(await desk.leftOf(book.id)).toBe(20)
  })
})
