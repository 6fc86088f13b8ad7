import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { COD, checkOut, payOrder, shopperWith } from './order-actions.ts'
import { type StaffStock, staffStock } from './staff-stock.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { addMember } from './start-staff.ts'
import { anHourAgo, inAnHour, type StockActions } from './stock-actions.ts'
import { call } from './visitors.ts'

let api: RunningApp
let staff: StaffStock
let stock: StockActions
let owner: string
beforeAll(async () => {
  api = await startApp()
  staff = await staffStock(api)
  stock = staff.stock
  owner = (await addMember(api, ['owner'])).cookie
})
afterAll(() => api.stop())

type Ledger = { id: number; orders: string[] }
type Act = (ledger: Ledger, quantity: number, order: string | undefined) => Promise<unknown>

async function takeFor({ id, orders }: Ledger, quantity: number, expiresAt: Date) {
  const { orderId, isTaken } = await stock.take({ wanted: [{ productId: id, quantity }], expiresAt })
  if (isTaken) orders.push(orderId)
}

const takeBoth = (...ids: number[]) => stock.take({ wanted: ids.map((productId) => ({ productId, quantity: 1 })) })

/** What orders, staff and other code do to the stock of a product. */
const ACTS: Record<string, Act> = {
  take: (ledger, quantity) => takeFor(ledger, quantity, inAnHour()),
  expired: (ledger, quantity) => takeFor(ledger, quantity, anHourAgo()),
  keep: async (_ledger, _quantity, order) => order !== undefined && stock.keep(order),
  release: async (_ledger, _quantity, order) => order !== undefined && stock.release(order),
  part: async ({ id }, _quantity, order) =>
    order !== undefined && stock.release(order, [{ productId: id, quantity: 1 }]),
  receive: ({ id }, quantity) => staff.move(id, 'received', quantity),
  damage: ({ id }, quantity) => staff.move(id, 'damaged', -quantity),
  async count({ id }, quantity) {
    const { on_hand, reserved } = await staff.stateOf(id)
    return staff.count(id, reserved + quantity, on_hand)
  },
  edit: ({ id }, quantity) => api.pool.query('update product set num_available = $1 where id = $2', [quantity, id]),
  unlimited: ({ id }) => api.pool.query('update product set num_available = null where id = $1', [id]),
}

describe('the ledger', () => {
  test('of the seeded products begins with their opening', async () => {
    expect(await staff.wrongLedgers()).toEqual([])
    expect((await api.pool.query('select distinct reason from stock_movement')).rows).toEqual([{ reason: 'opening' }])
  })

  test('adds up whatever orders and staff do one after the other', async () => {
    const command = fc.record({
      act: fc.constantFrom(...Object.keys(ACTS)),
      quantity: fc.integer({ min: 1, max: 4 }),
      which: fc.nat(20),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), async (commands) => {
        const ledger: Ledger = { id: await stock.book(8), orders: [] }
        for (const { act, quantity, which } of commands) {
          await ACTS[act]?.(ledger, quantity, ledger.orders[which % Math.max(ledger.orders.length, 1)])
          expect(await staff.wrongLedgers()).toEqual([])
        }
      }),
      { numRuns: 15 },
    )
  }, 120_000)

  test('adds up when sales and movements by staff happen at once, and nothing is sold twice', async () => {
    const [one, other] = [await stock.book(30), await stock.book(30)]
    const names = Object.keys(ACTS).filter((name) => name !== 'unlimited')
    const ledgers: Ledger[] = [one, other].map((id) => ({ id, orders: [] }))
    const acts = Array.from({ length: 120 }, async (_, at) => {
      const ledger = ledgers[at % 2] ?? { id: one, orders: [] }
      if (at % 3 === 0) await takeBoth(one, other)
      await ACTS[names[at % names.length] ?? '']?.(ledger, 1 + (at % 3), ledger.orders[at % 7])
    })
    await Promise.all(acts)
    expect(await staff.wrongLedgers()).toEqual([])
    expect((await staff.movementsOf(one)).length).toBeGreaterThan(10)
  }, 60_000)

  test('finds a change that goes past the trigger, so that these tests can fail', async () => {
    const id = await stock.book(5)
    await api.pool.query(
      `set session_replication_role = replica; update product set num_available = 4 where id = ${id}; reset session_replication_role`,
    )
    expect(await staff.wrongLedgers()).toEqual([{ id }])
    await api.pool.query(
      `set session_replication_role = replica; update product set num_available = 5 where id = ${id}; reset session_replication_role`,
    )
  })

  test('is never changed', async () => {
    await expect(api.pool.query('update stock_movement set change = 2')).rejects.toThrow('never changed')
  })

  test('names the order that took, gave back and returned copies', async () => {
    const { id } = await makeProduct(api.database, { num_available: 9 })
    const { cookie } = await shopperWith(api, { [id]: 2 })
    const unpaid = (await checkOut(api, cookie)).body
    expect(await staff.stateOf(id)).toMatchObject({ available: 7, reserved: 2, on_hand: 9 })
    await stock.release(unpaid.id)
    const second = await shopperWith(api, { [id]: 3 })
    const sold = (await checkOut(api, second.cookie, COD)).body
    for (const status of ['packed', 'shipped'])
      await call(api, 'POST', `staff/orders/${sold.id}/fulfilment/`, { status }, { cookie: owner })
    expect(await staff.stateOf(id)).toMatchObject({ available: 6, reserved: 0, on_hand: 6 })
    await call(api, 'POST', `staff/orders/${sold.id}/fulfilment/`, { status: 'returned' }, { cookie: owner })
    const third = await shopperWith(api, { [id]: 1 })
    const paid = (await checkOut(api, third.cookie)).body
    await payOrder(api, paid.id)
    expect((await call(api, 'POST', `staff/orders/${paid.id}/cancel/`, {}, { cookie: owner })).status).toBe(200)
    const rows = await staff.movementsOf(id)
    expect(
      rows.map((row: Record<string, unknown>) => [row['reason'], row['change'], row['balance'], row['order_number']]),
    ).toEqual([
      ['cancelled', 1, 9, paid.number],
      ['sold', -1, 8, paid.number],
      ['returned', 3, 9, sold.number],
      ['sold', -3, 6, sold.number],
      ['released', 2, 9, unpaid.number],
      ['sold', -2, 7, unpaid.number],
      ['opening', 9, 9, null],
    ])
    const ofOrder = (await staff.ask('GET', `stock/movements/?order=${sold.number}`)).body
    expect(ofOrder.count).toBe(2)
  })

  test('names each of the orders whose expired copies a buyer gets', async () => {
    const id = await stock.book(2)
    const late = [
      await stock.take({ wanted: [{ productId: id, quantity: 1 }], expiresAt: anHourAgo() }),
      await stock.take({ wanted: [{ productId: id, quantity: 1 }], expiresAt: anHourAgo() }),
    ]
    const { orderId } = await stock.take({ wanted: [{ productId: id, quantity: 2 }] })
    const { rows } = await api.pool.query(
      'select reason, order_id, change from stock_movement where product_id = $1 order by id',
      [id],
    )
    expect(rows.slice(3, 5).map((row) => [row.reason, row.change])).toEqual([
      ['released', 1],
      ['released', 1],
    ])
    expect(
      rows
        .slice(3, 5)
        .map((row) => row.order_id)
        .toSorted(),
    ).toEqual(late.map((order) => order.orderId).toSorted())
    expect(rows[5]).toEqual({ reason: 'sold', order_id: orderId, change: -2 })
  })
})
