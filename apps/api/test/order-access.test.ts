import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COD, GUEST, payOrder, startOrderApp } from './order-actions.ts'
import { call, newMember } from './visitors.ts'

let desk: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  desk = await startOrderApp()
})
afterAll(() => desk.stop())

const ASKING = ['owner', 'other', 'guest', 'staff'] as const
type Asking = (typeof ASKING)[number]
type Expected = Record<Asking, number>
type Path = { method: 'GET' | 'POST'; path: string; body?: object; expected: Expected; before?: 'paid' | 'cod' }

const OWN: Expected = { owner: 200, other: 403, guest: 401, staff: 403 }
/** Order numbers can be guessed, so the number of another account's order answers like one that does not exist. */
const OWN_NUMBER: Expected = { ...OWN, other: 404, staff: 404 }
const EVERYBODY: Expected = { owner: 200, other: 200, guest: 200, staff: 200 }
const STAFF: Expected = { owner: 403, other: 403, guest: 401, staff: 200 }

/** Every path about one order, and what each is answered who may ask. Who holds its secret needs to be nobody. */
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
  { method: 'GET', path: 'orders/by-hash/{hash}/', expected: EVERYBODY },
  { method: 'GET', path: 'orders/by-hash/{hash}/receipt/', expected: EVERYBODY, before: 'cod' },
  { method: 'POST', path: 'orders/by-hash/{hash}/cancel/', expected: EVERYBODY },
  {
    method: 'POST',
    path: 'orders/by-hash/{hash}/prove/',
    body: { phone: GUEST.shipping_address.phone_number },
    expected: EVERYBODY,
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
  if (asking === 'other') return (await newMember(desk)).cookie
  return asking === 'staff' ? desk.staff : ''
}

const stateOf = async (id: string) =>
  desk.rows(
    `select status, payment_status, fulfilment_status, refunded, (select count(*) from order_event where order_id = "order".id) as events
     from "order" where id = $1`,
    [id],
  )

describe('an order is its own', () => {
  test.each(CASES)('%s %s asked by %s', async (_method, _path, asking, { method, path, body, expected, before }) => {
    const book = await desk.makeBook()
    const { cookie: owner, order } = await desk.buy({ [book.id]: 1 }, before === 'cod' ? COD : GUEST)
    if (before === 'paid') await payOrder(desk, order.id)
    const was = await stateOf(order.id)
    const { id, number, hash, lines } = order
    const filled = Object.entries({ id, number, hash, line: lines[0].id }).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      path,
    )
    const cookie = await cookieOf(asking, owner)
    const answer = await call(desk, method, filled, body, cookie === '' ? {} : { cookie })
    expect(answer.status).toBe(expected[asking])
    expect(answer.headers['cache-control']).toBe('no-store')
    if (answer.status === 200) return
    expect(answer.text).not.toContain('maya')
    expect(await stateOf(order.id)).toEqual(was)
  })

  test('the number of another account answers exactly as one that nobody has', async () => {
    const book = await desk.makeBook()
    const { order } = await desk.buy({ [book.id]: 1 })
    const { cookie } = await newMember(desk)
    const [taken, free] = await Promise.all(
      [order.number, '999999999'].map((number) => call(desk, 'GET', `orders/${number}/`, undefined, { cookie })),
    )
    expect([taken?.status, taken?.text]).toEqual([404, free?.text])
  })

  test('nobody lists the orders of somebody else', async () => {
    const book = await desk.makeBook()
    await desk.buy({ [book.id]: 1 })
    const { cookie } = await newMember(desk)
    expect((await call(desk, 'GET', 'orders/', undefined, { cookie })).body).toMatchObject({ count: 0, results: [] })
    expect((await call(desk, 'GET', 'orders/')).status).toBe(401)
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
  ])('there is nothing at %s', async (path) => {
    const answer = await call(desk, 'GET', path, undefined, { cookie: desk.staff })
    expect([answer.status, answer.body]).toEqual([404, { detail: 'Not found.', code: 'not_found' }])
  })
})
