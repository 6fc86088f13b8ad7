import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FULFILMENT_STATUS, ORDER_STATUS, PAYMENT_STATUS, statesOf, type Transitions } from '../src/orders/states.ts'
import { makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { COD, checkOut, GUEST, markPaid, shopperWith, startOrderApp } from './order-actions.ts'
import { type Kind, type ModelOrder, OrderModel, UNIT } from './order-model.ts'
import { call } from './visitors.ts'

const RUNS = 150
const LEAST_STEPS = 12
const MOST_STEPS = 40
const COPIES = 5

let env: Awaited<ReturnType<typeof startOrderApp>>
let products: Record<'book' | 'ticket', number>
beforeAll(async () => {
  env = await startOrderApp({ shop: { checkout: { checkoutsPerMinute: 100_000 } } })
  const book = await makeProduct(env.database, { selling_price: UNIT, mrp: UNIT })
  const event = await makeContent(env.database, 'event', { facts: { refund_hours: 1 } })
  const date = await makeEventDate(env.database, event)
  const ticket = await makeTicketType(env.database, date, { price: UNIT, capacity: COPIES })
  products = { book: book.id, ticket: ticket.product_id }
})
afterAll(() => env.stop())

type Placed = { id: string; hash: string; line: string }
type Real = { orders: Placed[]; addresses: number }
type Step = (model: OrderModel, real: Real) => Promise<void>

/** Each request comes from another address, so that no rate limit applies. */
const from = (real: Real) => {
  real.addresses += 1
  return { 'x-forwarded-for': `10.${real.addresses % 200}.${Math.floor(Math.random() * 200)}.7` }
}

const BODIES: Record<Kind, object> = {
  prepaid: GUEST,
  cod: COD,
  ticket: { guest_email: 'maya@example.com', payment_method: 'esewa' },
}

const place =
  (kind: Kind, quantity: number): Step =>
  async (model, real) => {
    if (model.stock[model.shelfOf({ kind })] < quantity) return
    const { cookie } = await shopperWith(env, { [products[model.shelfOf({ kind })]]: quantity })
    expect(model.place(kind, quantity)).toBe(true)
    const answer = await checkOut(env, cookie, BODIES[kind], from(real))
    expect(answer.status).toBe(200)
    real.orders.push({ id: answer.body.id, hash: answer.body.hash, line: answer.body.lines[0].id })
  }

type Act = (
  model: OrderModel,
  order: ModelOrder,
  real: { placed: Placed; headers: Record<string, string> },
) => Promise<void>

/** Runs a command on one of the orders. */
const toOne =
  (at: number, act: Act): Step =>
  async (model, real) => {
    const index = at % Math.max(1, model.orders.length)
    const [order, placed] = [model.orders[index], real.orders[index]]
    if (order && placed) await act(model, order, { placed, headers: from(real) })
  }

const unpaidOf = async (orderId: string) =>
  (
    await env.rows(`select id from payment where order_id = $1 and paid_at is null order by created_at limit 1`, [
      orderId,
    ])
  )[0]

/** Pays the open payment, or another one if that is paid. */
const pay: Act = async (model, order, { placed }) => {
  if (order.kind === 'cod') return
  if ((await unpaidOf(placed.id)) === undefined)
    await env.rows(
      `insert into payment (id, hash, order_id, method, status, amount, reference)
       select gen_random_uuid(), md5(random()::text), id, 'esewa', 'started', total, substr(md5(random()::text), 1, 16)
       from "order" where id = $1`,
      [placed.id],
    )
  model.pay(order)
  await markPaid(env, (await unpaidOf(placed.id)).id)
}

/** Repeats a confirmation. */
const payAgain: Act = async (_model, order, { placed }) => {
  if (order.kind === 'cod') return
  for (const { id } of await env.rows('select id from payment where order_id = $1 and paid_at is not null', [
    placed.id,
  ]))
    await markPaid(env, id)
}

const expire: Act = async (model, order, { placed }) => {
  model.expire(order)
  await env.rows(`update "order" set expires_at = now() - interval '1 second' where id = $1 and status = 'Pending'`, [
    placed.id,
  ])
  await env.sweep()
}

const cancel: Act = async (model, order, { placed, headers }) => {
  const expected = model.cancel(order, 'shopper')
  const { status } = await call(env, 'POST', `orders/by-hash/${placed.hash}/cancel/`, undefined, headers)
  expect(status).toBe(expected)
}

const cancelForThem: Act = async (model, order, { placed }) => {
  const expected = model.cancel(order, 'staff')
  expect((await env.asStaff(placed, 'cancel')).status).toBe(expected)
}

const fulfil =
  (to: string): Act =>
  async (model, order, { placed }) => {
    const expected = model.fulfil(order, to)
    expect((await env.asStaff(placed, 'fulfilment', { status: to })).status).toBe(expected)
  }

const collect: Act = async (model, order, { placed }) => {
  const expected = model.collect(order)
  expect((await env.asStaff(placed, 'collect')).status).toBe(expected)
}

const money = (paisa: number) => (paisa / 100).toFixed(2)

const refund =
  (what: 'one' | 'rest'): Act =>
  async (model, order, { placed }) => {
    const amount = money(model.totalOf(order) - order.refunded)
    const expected = model.refund(order, what)
    const body = what === 'one' ? { lines: [{ line: placed.line, quantity: 1 }] } : { amount }
    expect((await env.asStaff(placed, 'refund', body)).status).toBe(expected)
  }

type Row = Record<'status' | 'payment_status' | 'fulfilment_status', never> & {
  refunded: number
  given: number
  holding: number
  asked: number
  settled: boolean
  events: string[]
}

const readOrders = (orders: Placed[]): Promise<Row[]> =>
  env.rows(
    `select status, payment_status, fulfilment_status, refunded, settled_payment_id is not null as settled,
      (select sum(refunded_quantity)::integer from order_line where order_id = "order".id) as given,
      (select coalesce(sum(quantity), 0)::integer from hold where order_id = "order".id and state <> 'released') as holding,
      (select coalesce(sum(refund.amount), 0)::integer from refund where payment_id = settled_payment_id) as asked,
      (select array_agg(code order by id) from order_event where order_id = "order".id) as events
     from "order" join unnest($1::uuid[]) with ordinality as known (known_id, position) on known_id = id order by position`,
    [orders.map(({ id }) => id)],
  )

/** A command moves each state at most once, along its table, and adds to the history. */
function expectLegal(was: Row | undefined, is: Row) {
  if (was === undefined) return
  const ways = [
    [ORDER_STATUS, was.status, is.status],
    [PAYMENT_STATUS, was.payment_status, is.payment_status],
    [FULFILMENT_STATUS, was.fulfilment_status, is.fulfilment_status],
  ] as const
  const moved = ways.filter(([, from, to]) => from !== to)
  for (const [table, from, to] of moved) expect(Object.keys((table as Transitions<string>)[from] ?? {})).toContain(to)
  expect(is.events.slice(0, was.events.length)).toEqual(was.events)
  if (moved.length > 0 || was.refunded !== is.refunded) expect(is.events.length).toBeGreaterThan(was.events.length)
}

async function compare(model: OrderModel, real: Real, before: Row[]) {
  const after = await readOrders(real.orders)
  expect(
    after.map((row) => ({
      status: row.status,
      payment: row.payment_status,
      fulfilment: row.fulfilment_status,
      refunded: row.refunded,
      given: row.given,
      holding: row.holding,
      isSettled: row.settled,
    })),
  ).toEqual(model.orders.map(({ kind: _, quantity: __, ...order }) => order))
  for (const [at, row] of after.entries()) {
    expectLegal(before[at], row)
    // The refunded amount of the order equals the requested refunds of its settling payment.
    expect(row.asked).toBe(row.refunded)
  }
  for (const shelf of ['book', 'ticket'] as const) {
    expect(await env.leftOf(products[shelf])).toBe(model.stock[shelf])
    const held = model.orders.filter((order) => model.shelfOf(order) === shelf)
    expect(held.reduce((sum, { holding }) => sum + holding, 0) + model.stock[shelf]).toBe(COPIES)
  }
  return after
}

const which = fc.nat({ max: 3 })
const acts: [number, Act][] = [
  [4, pay],
  [1, payAgain],
  [2, expire],
  [2, cancel],
  [1, cancelForThem],
  [2, fulfil('packed')],
  [2, fulfil('shipped')],
  [2, fulfil('delivered')],
  [1, fulfil('returned')],
  [1, collect],
  [2, refund('one')],
  [1, refund('rest')],
]
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom<Kind>('prepaid', 'prepaid', 'cod', 'ticket'), fc.integer({ min: 1, max: 3 }))
      .map(([kind, quantity]) => place(kind, quantity)),
  },
  ...acts.map(([weight, act]) => ({ weight, arbitrary: which.map((at) => toOne(at, act)) })),
)

/** Deletes everything of the previous run. */
async function clear() {
  await env.rows('delete from "order"')
  await env.rows('update ticket_type set sold = 0, held = 0 where product_id = $1', [products.ticket])
  await env.rows('update product set num_available = $2 where id = $1', [products.book, COPIES])
}

test('after any sequence of commands orders equal the model', { timeout: 240_000 }, async () => {
  const statuses = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: LEAST_STEPS, maxLength: MOST_STEPS }), async (steps) => {
      await clear()
      const model = new OrderModel(COPIES)
      const real: Real = { orders: [], addresses: 0 }
      let seen: Row[] = []
      for (const take of steps) {
        await take(model, real)
        seen = await compare(model, real, seen)
        for (const { status } of seen) statuses.add(status)
      }
    }),
    propertyRuns(RUNS),
  )
  expect([...statuses].sort()).toEqual(statesOf(ORDER_STATUS).sort())
})
