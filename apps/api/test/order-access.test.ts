import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COD, GUEST, payOrder, startOrderApp } from './order-actions.ts'
import { call, newMember } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

const ASKING = ['owner', 'other', 'guest', 'staff'] as const
type Asking = (typeof ASKING)[number]
type Expected = Record<Asking, number>
type Path = { method: 'GET' | 'POST'; path: string; body?: object; expected: Expected; before?: 'paid' | 'cod' }

const OWN: Expected = { owner: 200, other: 403, guest: 401, staff: 403 }
/** Order numbers can be guessed, so the number of another account's order answers like one that does not exist. */
const OWN_NUMBER: Expected = { ...OWN, other: 404, staff: 404 }
const ANYONE: Expected = { owner: 200, other: 200, guest: 200, staff: 200 }
const STAFF: Expected = { owner: 403, other: 403, guest: 401, staff: 200 }

/** Every path of an order with its statuses. The hash needs no login. */
const PATHS: Path[] = [
  { method: 'GET', path: 'orders/{id}/', expected: OWN },
  { method: 'GET', path: 'orders/{number}/', expected: OWN_NUMBER },
  { method: 'GET', path: 'orders/{number}/receipt/', expected: OWN_NUMBER, before: 'paid' },
  { method: 'POST', path: 'orders/{number}/cancel/', expected: OWN_NUMBER },
  { method: 'GET', path: 'orders/{id}/lines/', expected: OWN },
  { method: 'GET', path: 'orders/{id}/lines/{line}/', expected: OWN },
  { method: 'GET', path: 'orders/{id}/receipt/', expected: OWN, before: 'paid' },
  { method: 'POST', path: 'orders/{id}/cancel/', expected: OWN },
  { method: 'POST', path: 'orders/{id}/cancel/', expected: OWN, before: 'paid' },
  { method: 'GET', path: 'orders/by-hash/{hash}/', expected: ANYONE },
  { method: 'GET', path: 'orders/by-hash/{hash}/receipt/', expected: ANYONE, before: 'cod' },
  { method: 'POST', path: 'orders/by-hash/{hash}/cancel/', expected: ANYONE },
  {
    method: 'POST',
    path: 'orders/by-hash/{hash}/prove/',
    body: { phone: GUEST.shipping_address.phone_number },
    expected: ANYONE,
  },
  { method: 'GET', path: 'staff/orders/', expected: STAFF },
  { method: 'GET', path: 'staff/orders/{id}/', expected: STAFF },
  {
    method: 'POST',
    path: 'staff/orders/{id}/fulfilment/',
    body: { status: 'packed' },
    expected: STAFF,
    before: 'paid',
  },
  { method: 'POST', path: 'staff/orders/{id}/collect/', expected: STAFF, before: 'cod' },
  { method: 'POST', path: 'staff/orders/{id}/refund/', body: { amount: '1.00' }, expected: STAFF, before: 'paid' },
  { method: 'POST', path: 'staff/orders/{id}/cancel/', body: {}, expected: STAFF },
]

const CASES = PATHS.flatMap((path) =>
  ASKING.map((asking): [string, string, Asking, Path] => [path.method, path.path, asking, path]),
)

async function cookieOf(asking: Asking, owner: string) {
  if (asking === 'owner') return owner
  if (asking === 'other') return (await newMember(env)).cookie
  return asking === 'staff' ? env.staff : ''
}

const stateOf = async (id: string) =>
  env.rows(
    `select status, payment_status, fulfilment_status, refunded, (select count(*) from order_event where order_id = "order".id) as events
     from "order" where id = $1`,
    [id],
  )

describe('an order is private', () => {
  test.each(CASES)('%s %s asked by %s', async (_method, _path, asking, { method, path, body, expected, before }) => {
    const book = await env.makeBook()
    const { cookie: owner, order } = await env.buy({ [book.id]: 1 }, before === 'cod' ? COD : GUEST)
    if (before === 'paid') await payOrder(env, order.id)
    const was = await stateOf(order.id)
    const { id, number, hash, lines } = order
    const filled = Object.entries({ id, number, hash, line: lines[0].id }).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      path,
    )
    const cookie = await cookieOf(asking, owner)
    const answer = await call(env, method, filled, body, cookie === '' ? {} : { cookie })
    expect(answer.status).toBe(expected[asking])
    expect(answer.headers['cache-control']).toBe('no-store')
    if (answer.status === 200) return
    expect(answer.text).not.toContain('maya')
    expect(await stateOf(order.id)).toEqual(was)
  })

  test("another account's number gets exactly the same response as an unknown one", async () => {
    const book = await env.makeBook()
    const { order } = await env.buy({ [book.id]: 1 })
    const { cookie } = await newMember(env)
    const [taken, free] = await Promise.all(
      [order.number, '999999999'].map((number) => call(env, 'GET', `orders/${number}/`, undefined, { cookie })),
    )
    expect([taken?.status, taken?.text]).toEqual([404, free?.text])
  })

  test("lists contain only the account's own orders", async () => {
    const book = await env.makeBook()
    await env.buy({ [book.id]: 1 })
    const { cookie } = await newMember(env)
    expect((await call(env, 'GET', 'orders/', undefined, { cookie })).body).toMatchObject({ count: 0, results: [] })
    expect((await call(env, 'GET', 'orders/')).status).toBe(401)
  })

  test.each([
    'orders/0190b6a0-0000-7000-8000-000000000000/',
    'orders/999999999/',
    'orders/99999999999999999999999/',
    'orders/%00/',
    'orders/nothing/',
    'staff/orders/nothing/',
    'staff/orders/0190b6a0-0000-7000-8000-000000000000/',
    'orders/by-hash/AAAAAAAAAAAAAAAAAAAAAA/',
    'orders/by-hash/%00/',
    'orders/by-hash/x/receipt/',
  ])('%s does not exist', async (path) => {
    const answer = await call(env, 'GET', path, undefined, { cookie: env.staff })
    expect([answer.status, answer.body]).toEqual([404, { detail: 'Not found.', code: 'not_found' }])
  })
})
