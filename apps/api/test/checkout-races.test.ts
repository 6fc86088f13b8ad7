import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { makeProduct, makeSubscription } from './make-product.ts'
import { checkOut, checkOutWithRetries, GUEST, shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { breakStockGuard } from './stock-actions.ts'
import { call, makeVoucher } from './visitors.ts'

const SETTINGS = { shop: { checkout: { checkoutsPerMinute: 1_000_000 } } }

let api: RunningApp
beforeAll(async () => {
  api = await startApp(SETTINGS)
})
afterAll(() => api.stop())

const rows = async (text: string, values: unknown[] = [], of = api) => (await of.pool.query(text, values)).rows
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((each) => each.status === status).length

async function places(of: RunningApp, capacity: number) {
  const date = await makeEventDate(of.database, await makeContent(of.database, 'event'))
  return makeTicketType(of.database, date, { capacity })
}

/** Outside the valley: orders with a delivery slot wait for each other before they take stock. */
const FAR = { ...GUEST, shipping_address: { ...GUEST.shipping_address, line: 'Pokhara' } }

/** Everyone fills a basket, then all check out at once. */
async function rush(of: RunningApp, buyers: number, goods: (at: number) => { [productId: number]: number }) {
  const shoppers = []
  for (let at = 0; at < buyers; at += 1) shoppers.push(await shopperWith(of, goods(at)))
  return Promise.all(shoppers.map(({ cookie }) => checkOutWithRetries(of, cookie, FAR)))
}

const BUYERS = 30
const LEFT = 7

describe('with too little stock', () => {
  test('sells the stock and refuses the rest', async () => {
    const [book, hall] = [await makeProduct(api.database, { num_available: LEFT }), await places(api, LEFT)]
    for (const id of [book.id, hall.product_id]) {
      const answers = await rush(api, BUYERS, () => ({ [id]: 1 }))
      expect([countOf(answers, 200), countOf(answers, 406)]).toEqual([LEFT, BUYERS - LEFT])
      for (const { status, body } of answers) if (status === 406) expect(body.code).toBe('out_of_stock')
      expect(await rows('select num_available as n from product where id = $1', [id])).toEqual([{ n: 0 }])
    }
    expect(await rows('select sold, held from ticket_type where id = $1', [hall.id])).toEqual([{ sold: 0, held: LEFT }])
  })

  test('without the guard more is sold, so the test above can fail', async () => {
    const unguarded = await startApp(SETTINGS)
    await breakStockGuard(unguarded.pool)
    const [book, hall] = [await makeProduct(unguarded.database, { num_available: LEFT }), await places(unguarded, LEFT)]
    for (const id of [book.id, hall.product_id]) {
      const answers = await rush(unguarded, BUYERS, () => ({ [id]: 1 }))
      expect(countOf(answers, 200)).toBeGreaterThan(LEFT)
    }
    await unguarded.stop()
  })

  test('the last use of a voucher goes to one order', async () => {
    const code = await makeVoucher(api, { most_uses: 1 })
    const shoppers = []
    for (let at = 0; at < 12; at += 1) {
      const shopper = await shopperWith(api, { 2: 1 })
      await call(api, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie: shopper.cookie })
      shoppers.push(shopper)
    }
    const answers = await Promise.all(shoppers.map(({ cookie }) => checkOutWithRetries(api, cookie)))
    expect([countOf(answers, 200), countOf(answers, 406)]).toEqual([1, 11])
    for (const { status, body } of answers)
      if (status === 406) expect([body.code, body.changes[0].voucher]).toEqual(['voucher_used_up', code])
    expect(await rows('select uses from voucher where code = $1', [code])).toEqual([{ uses: 1 }])
  })

  test('stock of an expired order goes to the next buyer', async () => {
    const hall = await places(api, 2)
    const [first, second] = [
      await shopperWith(api, { [hall.product_id]: 2 }),
      await shopperWith(api, { [hall.product_id]: 2 }),
    ]
    const bought = await checkOut(api, first.cookie, GUEST)
    expect((await checkOut(api, second.cookie, GUEST)).status).toBe(406)
    await api.pool.query(`update hold set expires_at = now() - interval '1 minute' where order_id = $1`, [
      bought.body.id,
    ])
    expect((await checkOut(api, second.cookie, GUEST)).status).toBe(200)
    expect(await rows('select sold, held from ticket_type where id = $1', [hall.id])).toEqual([{ sold: 0, held: 2 }])
  })
})

const VISITORS = 40

/** Visitors at once: some hold tickets, some hold and leave, some buy with and some without a hold. Answers what is taken at the end. */
async function rushOfHolders(of: RunningApp) {
  const { id, product_id } = await places(of, LEFT)
  const visitors = []
  for (let at = 0; at < VISITORS; at += 1) visitors.push(await shopperWith(of, { [product_id]: 1 }))
  const visit = async ({ cookie }: { cookie: string }, at: number) => {
    const headers = { cookie, 'x-forwarded-for': `10.1.0.${at}` }
    if (at % 4 > 0) await call(of, 'POST', 'basket/hold-tickets/', undefined, headers)
    if (at % 4 > 1) return void (await checkOut(of, cookie, FAR))
    const { body } = await call(of, 'GET', 'basket/', undefined, headers)
    if (at % 8 === 1) await call(of, 'DELETE', body.lines[0].url, undefined, headers)
    if (at % 4 === 0) await checkOut(of, cookie, FAR)
  }
  await Promise.all(visitors.map(visit))
  const [{ taken }] = await rows(
    "select coalesce(sum(quantity), 0)::integer as taken from hold where product_id = $1 and state <> 'released'",
    [product_id],
    of,
  )
  const [{ counted }] = await rows('select sold + held as counted from ticket_type where id = $1', [id], of)
  return { taken, counted }
}

describe('visitors who hold tickets, leave and buy', () => {
  test('never take more than there is, and the counts are right', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { taken, counted } = await rushOfHolders(api)
      expect([counted, taken > 0, taken <= LEFT]).toEqual([taken, true, true])
    }
  })

  test('take more without the guard, so the test above can fail', async () => {
    const unguarded = await startApp(SETTINGS)
    await breakStockGuard(unguarded.pool)
    expect((await rushOfHolders(unguarded)).taken).toBeGreaterThan(LEFT)
    await unguarded.stop()
  })
})

describe('one basket', () => {
  test('that is checked out twenty times at once with different keys is one order', async () => {
    const { cookie, basket } = await shopperWith(api, { 1: 1 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        checkOut(api, cookie, { ...GUEST, basket: basket.id }, { 'idempotency-key': `${at}` }),
      ),
    )
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 19])
    for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('basket_not_open')
    expect(await rows('select count(*)::integer as n from "order" where basket_id = $1', [basket.id])).toEqual([
      { n: 1 },
    ])
  })

  test('with one key is one order, and repeated requests get it', async () => {
    const { cookie, basket } = await shopperWith(api, { 1: 1 })
    const buy = async () => {
      for (;;) {
        const answer = await checkOut(api, cookie, GUEST, { 'idempotency-key': 'one' })
        if (answer.status !== 409) return answer
        expect([answer.body.code, answer.headers['retry-after']]).toEqual(['idempotency_in_flight', '1'])
        await pause(20)
      }
    }
    const answers = await Promise.all(Array.from({ length: 20 }, buy))
    expect([countOf(answers, 200), new Set(answers.map(({ text }) => text)).size]).toEqual([20, 1])
    expect(await rows('select count(*)::integer as n from "order" where basket_id = $1', [basket.id])).toEqual([
      { n: 1 },
    ])
    expect(await rows('select count(*)::integer as n from payment where order_id = $1', [answers[0]?.body.id])).toEqual(
      [{ n: 1 }],
    )
  })

  /** A checkout that reads the basket before another request adds a second copy, and goes on after that. */
  async function buyMeanwhile(bump: string) {
    const { id } = await makeSubscription(api.database)
    const { cookie, basket } = await shopperWith(api, { [id]: 1 })
    const client = await api.pool.connect()
    await client.query('begin')
    await client.query(`update basket set ${bump} where id = $1`, [basket.id])
    await client.query('update basket_line set quantity = 2 where basket_id = $1', [basket.id])
    const buying = checkOut(api, cookie, GUEST, { 'idempotency-key': 'meanwhile' })
    await expect
      .poll(() => rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .toHaveLength(1)
    await client.query('commit')
    client.release()
    const { status, body } = await buying
    return [status, body.num_items, await statusOf(basket.id)]
  }
  const statusOf = async (id: string) => (await rows('select status from basket where id = $1', [id]))[0].status

  test('that is changed while the checkout reads it is bought with the change', async () => {
    expect(await buyMeanwhile('version = version + 1')).toEqual([200, 2, 'Frozen'])
  })

  test('would be bought as it was if changes did not count its version up', async () => {
    expect(await buyMeanwhile('updated_at = now()')).toEqual([200, 1, 'Frozen'])
  })

  test('that is changed during the checkout is bought before or after the change', async () => {
    const { id, url } = await makeSubscription(api.database)
    for (let at = 0; at < 10; at += 1) {
      const { cookie } = await shopperWith(api, { [id]: 1 })
      const [bought, added] = await Promise.all([checkOut(api, cookie, GUEST), api.add({ url }, { cookie })])
      expect(bought.status).toBe(200)
      const { body } = await call(api, 'GET', 'basket/', undefined, { cookie })
      // A late change is in a new basket, or was refused.
      const missed = added.statusCode === 200 ? body.num_items : 0
      expect([200, 409]).toContain(added.statusCode)
      expect(bought.body.num_items + missed).toBe(added.statusCode === 200 ? 2 : 1)
    }
  })
})

test('orders of three products in any order never deadlock', async () => {
  const goods: number[] = []
  for (let at = 0; at < 4; at += 1) goods.push((await makeProduct(api.database, { num_available: 15 })).id)
  for (let at = 0; at < 2; at += 1) goods.push((await places(api, 15)).product_id)
  const three = (at: number) =>
    Object.fromEntries([0, 1, 2].map((step) => [goods[(at * 5 + step * (1 + (at % 2))) % goods.length], 1]))
  const answers = await rush(api, 60, three)
  expect(countOf(answers, 200) + countOf(answers, 406)).toBe(60)
  await api.pool.query('select pg_stat_force_next_flush()')
  expect(await rows('select deadlocks::integer from pg_stat_database where datname = current_database()')).toEqual([
    { deadlocks: 0 },
  ])
  for (const id of goods) {
    const [stock] = await rows(
      `select num_available + (select coalesce(sum(quantity), 0)::integer from hold where product_id = product.id) as n
      from product where id = $1`,
      [id],
    )
    expect(stock).toEqual({ n: 15 })
  }
})
