import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { COD, checkOut, shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, makeVoucher, newMember } from './visitors.ts'

const BOOK = { url: '/v1/api/products/1/' }

let api: RunningApp
let voucher: string
beforeAll(async () => {
  api = await startApp()
  voucher = await makeVoucher(api)
})
afterAll(() => api.stop())

type Visitor = { cookie: string; basket: { url: string; lines: { url: string }[] } }

const guest = async (): Promise<Visitor> => api.newVisitor(1)
async function member(): Promise<Visitor> {
  const { cookie } = await newMember(api)
  return { cookie, basket: (await api.add(BOOK, { cookie })).json() }
}

type Row = [number, string, 'GET' | 'POST' | 'PATCH' | 'DELETE', (visitor: Visitor) => [string, object?]]

/** `begin` and `commit` are counted; a key takes one more. */
const ROWS: Row[] = [
  [1, 'basket/', 'GET', () => ['basket/']],
  [1, 'baskets/{id}/', 'GET', ({ basket }) => [basket.url]],
  [1, 'baskets/{id}/lines/', 'GET', ({ basket }) => [`${basket.url}lines/`]],
  [1, 'basket/shipping-methods/', 'GET', () => ['basket/shipping-methods/']],
  [1, 'basket/quote/', 'POST', () => ['basket/quote/', {}]],
  [1, 'basket/quote/ of a list', 'POST', () => ['basket/quote/', { lines: [{ product: 1 }] }]],
  [6, 'basket/quote/ with a voucher', 'POST', () => ['basket/quote/', { voucher }]],
  [4, 'basket/add-product/', 'POST', () => ['basket/add-product/', BOOK]],
  [5, 'basket/add-product/ to buy now', 'POST', () => ['basket/add-product/?mode=buy-now', BOOK]],
  [5, 'baskets/{id}/', 'PATCH', ({ basket }) => [basket.url, { shipping_address: { country: 'NP' } }]],
  [5, 'baskets/{id}/lines/{id}/', 'PATCH', ({ basket }) => [basket.lines[0]?.url ?? '', { quantity: 2 }]],
  [5, 'baskets/{id}/lines/{id}/', 'DELETE', ({ basket }) => [basket.lines[0]?.url ?? '']],
  [9, 'basket/add-voucher/', 'POST', () => ['basket/add-voucher/', { vouchercode: voucher }]],
  [5, 'basket/vouchers/{code}/', 'DELETE', () => [`basket/vouchers/${voucher}/`]],
]

async function countOf(act: () => Promise<{ status: number }>) {
  let status = 0
  const sent = await api.statementsOf(async () => {
    status = (await act()).status
  })
  expect(status).toBe(200)
  return sent.length
}

describe.each([
  ['a guest', guest],
  ['a member', member],
] as const)('of %s', (_whose, come) => {
  test.each(ROWS)('%i statements for %s with %s', async (statements, _path, method, ask) => {
    const visitor = await come()
    const [path, body] = ask(visitor)
    const act = (headers = {}) => call(api, method, path, body, { cookie: visitor.cookie, ...headers })
    expect(await countOf(act)).toBe(statements)
    if (method === 'GET' || path.includes('quote')) return
    // Another body, so that it is not a repeated request.
    const fresh = await come()
    const [again, sent] = ask(fresh)
    const keyed = () => call(api, method, again, sent, { cookie: fresh.cookie, 'idempotency-key': 'k' })
    expect(await countOf(keyed)).toBe(statements + 1)
    // Voucher attempts are counted first and uncounted on success: two statements each.
    expect(await countOf(keyed)).toBe(path.includes('add-voucher') ? 7 : 3)
  })

  test('replacing the buy-now product takes one more', async () => {
    const { cookie } = await come()
    const buy = () => call(api, 'POST', 'basket/add-product/?mode=buy-now', BOOK, { cookie })
    await buy()
    expect(await countOf(buy)).toBe(6)
  })
})

test('the first product of a guest takes one statement, with a key a transaction, and no more for accounts', async () => {
  const first = (headers = {}) => call(api, 'POST', 'basket/add-product/', BOOK, headers)
  expect(await countOf(first)).toBe(1)
  expect(await countOf(() => first({ 'idempotency-key': 'k' }))).toBe(4)
  expect(await countOf(() => call(api, 'GET', 'basket/'))).toBe(0)
  const { cookie } = await newMember(api)
  expect(await countOf(() => first({ cookie }))).toBe(5)
})

test('the number does not depend on the size of the basket', async () => {
  const { cookie } = await api.newVisitor(1)
  for (let at = 0; at < 12; at += 1) {
    const { id } = await makeProduct(api.database)
    await api.add({ url: `/v1/api/products/${id}/` }, { cookie })
  }
  await call(api, 'POST', 'basket/add-voucher/', { vouchercode: voucher }, { cookie })
  expect(await countOf(() => call(api, 'GET', 'basket/', undefined, { cookie }))).toBe(1)
  expect(await countOf(() => call(api, 'POST', 'basket/add-product/', BOOK, { cookie }))).toBe(4)
})

test('every statement is prepared under one name, whatever its parameters', async () => {
  const { cookie, basket } = await api.newVisitor(1)
  const asked = [
    { is_gift: true },
    { gift: { message: 'x' } },
    { shipping_address: null },
    { shipping_method_code: null },
  ]
  const texts = new Set<string>()
  for (const body of asked) {
    for (const text of await api.statementsOf(() => call(api, 'PATCH', basket.url, body, { cookie }))) texts.add(text)
  }
  expect(texts.size).toBe(5)
})

test('a first product that is refused leaves no basket', async () => {
  const scarce = await makeProduct(api.database, { num_available: 1 })
  const baskets = async () => (await api.pool.query('select count(*)::integer as count from basket')).rows[0].count
  const before = await baskets()
  const keyed: Record<string, string> = { 'idempotency-key': 'scarce' }
  for (const headers of [{}, keyed]) {
    const two = { url: `/v1/api/products/${scarce.id}/`, quantity: 2 }
    expect((await call(api, 'POST', 'basket/add-product/', two, headers)).status).toBe(406)
    expect((await call(api, 'POST', 'basket/add-product/', BOOK, { ...headers, 'if-match': '"3"' })).status).toBe(409)
  }
  expect(await baskets()).toBe(before)
})

/** The plans of what a request sends; a new database has no statistics yet. */
async function plansOf(act: () => Promise<unknown>): Promise<string> {
  const texts = (await api.statementsOf(act)).filter((text) => /^\s*(with|select|insert|update)\b/.test(text))
  const plans = await Promise.all(texts.map((text) => api.pool.query(`explain (generic_plan) ${text}`)))
  return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n')
}

test('a basket is read without the holds of others, also before there are statistics', async () => {
  const { cookie } = await api.newVisitor(1)
  const plans = await plansOf(() => call(api, 'GET', 'basket/', undefined, { cookie }))
  expect(plans).toContain(' on hold held ')
  expect(plans).not.toMatch(/hold_expiry|hold_product on hold held/)
})

test.each([
  ['a line is added', 'basket/add-product/', () => BOOK],
  [
    'it is checked out',
    'checkout/',
    (basket: string) => ({ basket, payment_method: 'cod', guest_email: 'a@example.com' }),
  ],
])(
  'a basket is changed without the others being read when %s, also before there are statistics',
  async (_when, path, body) => {
    const { cookie, basket } = await api.newVisitor(1)
    const id = basket.url.split('/').at(-2) ?? ''
    const plans = await plansOf(() => call(api, 'POST', path, body(id), { cookie, 'idempotency-key': id }))
    expect(plans).toContain('Update on basket')
    expect(plans).not.toMatch(/basket_of_visitor on basket(_\d)? .*\n(?!.*Index Cond)/)
  },
)

test('a checkout reads no holds of other orders, also when it was planned before there were any', async () => {
  const { id } = await makeProduct(api.database, { num_available: 10 })
  const readHolds = async () => {
    await api.pool.query('select pg_stat_force_next_flush()')
    const { rows } = await api.pool.query(
      `select seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'hold') as count
      from pg_stat_user_tables where relname = 'hold'`,
    )
    return Number(rows[0].count)
  }
  const buy = async () => {
    const { cookie } = await shopperWith(api, { 1: 1 })
    const before = await readHolds()
    const { status } = await checkOut(api, cookie, COD)
    return [status, (await readHolds()) - before]
  }
  for (let turn = 0; turn < 3; turn += 1) await buy()
  await api.pool.query(
    `insert into hold (id, product_id, quantity, expires_at)
    select gen_random_uuid(), $1, 1, now() + interval '1 hour' from generate_series(1, 3000)`,
    [id],
  )
  expect(await buy()).toEqual([200, expect.toSatisfy((read: number) => read < 100)])
})
