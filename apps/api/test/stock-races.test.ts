import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'
import { anHourAgo, breakStockGuard, inAnHour, type StockActions, stockActions } from './stock-actions.ts'
import { makeVoucher } from './visitors.ts'

let api: RunningApp
let stock: StockActions
beforeAll(async () => {
  api = await startApp()
  stock = stockActions(api)
})
afterAll(() => api.stop())

const atOnce = <T>(times: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, at) => act(at)))
const taken = (outcomes: { isTaken: boolean }[]) => outcomes.filter(({ isTaken }) => isTaken).length

const BUYERS = 60
const LEFT = 7

/** How many buyers got a copy, a seat and the last uses of a voucher. */
async function rush(of: RunningApp) {
  const { book, places, take } = stockActions(of)
  const [copy, ticket] = [await book(LEFT), await places(LEFT)]
  const code = await makeVoucher(of, { most_uses: LEFT })
  const one = (productId: number) => ({ wanted: [{ productId, quantity: 1 }] })
  return [
    taken(await atOnce(BUYERS, () => take(one(copy)))),
    taken(await atOnce(BUYERS, () => take(one(ticket.productId)))),
    taken(await atOnce(BUYERS, () => take({ codes: [code] }))),
  ]
}

describe('concurrent buyers', () => {
  test('get exactly the stock', async () => {
    expect(await rush(api)).toEqual([LEFT, LEFT, LEFT])
  })

  test('get more without the guard, so this test can fail', async () => {
    const unguarded = await startApp()
    await breakStockGuard(unguarded.pool)
    for (const sold of await rush(unguarded)) expect(sold).toBeGreaterThan(LEFT)
    await unguarded.stop()
  })

  test('of three products in any order never deadlock, and the sums are right', async () => {
    const copies = await Promise.all([stock.book(20), stock.book(20), stock.book(20)])
    const halls = await Promise.all([stock.places(20), stock.places(20)])
    const goods = [...copies, ...halls.map(({ productId }) => productId)]
    const orders = fc.sample(fc.shuffledSubarray(goods, { minLength: 3, maxLength: 3 }), 150)
    const before = await deadlocks()
    const outcomes = await atOnce(orders.length, async (at) => {
      const expiresAt = at % 5 === 0 ? anHourAgo() : inAnHour()
      const wanted = (orders[at] ?? []).map((productId) => ({ productId, quantity: 1 }))
      const { orderId, isTaken } = await stock.take({ wanted, expiresAt })
      if (isTaken && at % 3 === 0) await stock.keep(orderId)
      if (isTaken && at % 3 === 1) await stock.release(orderId)
      return { isTaken }
    })
    expect(taken(outcomes)).toBeGreaterThan(0)
    expect(await deadlocks()).toBe(before)
    for (const id of goods) {
      const { rows } = await api.pool.query(
        `select coalesce(sum(quantity), 0)::integer as n from hold where product_id = $1 and state <> 'released'`,
        [id],
      )
      expect(await stock.leftOf(id)).toBe(20 - rows[0].n)
    }
    for (const { typeId, productId } of halls) {
      const { rows } = await api.pool.query(
        `select coalesce(sum(quantity) filter (where state = 'held'), 0)::integer as held,
          coalesce(sum(quantity) filter (where state = 'sold'), 0)::integer as sold from hold where product_id = $1`,
        [productId],
      )
      expect(await stock.typeOf(typeId)).toEqual(rows[0])
    }
  })
})

async function deadlocks() {
  await api.pool.query('select pg_stat_force_next_flush()')
  const { rows } = await api.pool.query(
    'select deadlocks::integer from pg_stat_database where datname = current_database()',
  )
  return rows[0].deadlocks
}
