import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBarrier } from './barriers.ts'
import { makeSubscription } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, makeVoucher, newMember } from './visitors.ts'

const BOOK = '/v1/api/products/1/'
const AT_ONCE = 30

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())
beforeEach(() => api.pool.query('update product set num_available = 99, largest_quantity = 99 where id = 1'))

const atOnce = <T>(act: (at: number) => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, (_, at) => act(at)))
const shown = async (cookie: string) => (await call(api, 'GET', 'basket/', undefined, { cookie })).body
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

describe('concurrent changes', () => {
  test('with the same version apply once', async () => {
    const { cookie, basket } = await api.newVisitor(1)
    const statuses = await atOnce(async (at) => {
      const headers = { cookie, 'if-match': '"1"' }
      return (await call(api, 'PATCH', basket.lines[0].url, { quantity: at + 2 }, headers)).status
    })
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, AT_ONCE - 1])
    expect((await shown(cookie)).version).toBe(2)
  })

  test('without a version all apply', async () => {
    const { cookie, basket } = await api.newVisitor(1)
    const versions = await atOnce(async (at) => {
      const body = at % 2 === 0 ? { quantity: at + 1 } : undefined
      const path = at % 2 === 0 ? basket.lines[0].url : basket.url
      return (await call(api, 'PATCH', path, body ?? { is_gift: at % 4 === 1 }, { cookie })).body.version
    })
    expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: AT_ONCE }, (_, at) => at + 2))
  })

  test('of different products, lines and vouchers give a consistent basket', async () => {
    const { id, url } = await makeSubscription(api.database)
    const { cookie, basket } = await api.newVisitor(1)
    const code = await makeVoucher(api, { percent: 10 })
    const acts = [
      () => call(api, 'POST', 'basket/add-product/', { url: BOOK }, { cookie }),
      () => call(api, 'POST', 'basket/add-product/', { url }, { cookie }),
      () => call(api, 'DELETE', basket.lines[0].url, undefined, { cookie }),
      () => call(api, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie }),
      () => call(api, 'DELETE', `basket/vouchers/${code}/`, undefined, { cookie }),
    ]
    const answers = await atOnce((at) => acts[at % acts.length]?.() ?? Promise.reject(new Error('no act')))
    for (const answer of answers) {
      // The voucher may come before the lines that it applies to.
      expect([200, 406]).toContain(answer.status)
    }
    const { lines, total_incl_tax } = await shown(cookie)
    const paisa = (amount: string) => Number(amount.replace('.', ''))
    const sum = lines.reduce((total: number, line: { price_incl_tax: string }) => total + paisa(line.price_incl_tax), 0)
    expect(paisa(total_incl_tax)).toBe(sum)
    expect(lines.find((line: { product_id: number }) => line.product_id === id).quantity).toBe(AT_ONCE / acts.length)
  })

  test('with one idempotency key apply once; the others get the same response or 409', async () => {
    const { cookie } = await api.newVisitor(1)
    const headers = { cookie, 'idempotency-key': 'press' }
    const answers = await atOnce(() => call(api, 'POST', 'basket/add-product/', { url: BOOK, quantity: 2 }, headers))
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text)).size).toBe(1)
    expect(
      answers.filter(({ status }) => status !== 200).every(({ body }) => body.code === 'idempotency_in_flight'),
    ).toBe(true)
    expect((await shown(cookie)).num_items).toBe(3)
  })

  test('with a key each all apply, so the test above can fail', async () => {
    const { cookie } = await api.newVisitor(1)
    await atOnce((at) =>
      call(api, 'POST', 'basket/add-product/', { url: BOOK, quantity: 2 }, { cookie, 'idempotency-key': `${at}` }),
    )
    expect((await shown(cookie)).num_items).toBe(1 + 2 * AT_ONCE)
  })

  test("that start an account's basket create one basket", async () => {
    const { cookie, accountId } = await newMember(api)
    const statuses = await atOnce(async () => (await api.add({ url: BOOK }, { cookie })).statusCode)
    expect(count(statuses, 200)).toBe(AT_ONCE)
    const { rows } = await api.pool.query('select count(*)::integer as n from basket where account_id = $1', [
      accountId,
    ])
    expect([rows[0].n, (await shown(cookie)).num_items]).toEqual([1, AT_ONCE])
  })

  test('never exceed the maximum quantity of an order', async () => {
    await api.pool.query('update product set largest_quantity = 7 where id = 1')
    const { cookie } = await api.newVisitor(1)
    const statuses = await atOnce(async () => (await api.add({ url: BOOK }, { cookie })).statusCode)
    expect([count(statuses, 200), count(statuses, 406), (await shown(cookie)).num_items]).toEqual([6, AT_ONCE - 6, 7])
  })

  test('of buy-now leave one line', async () => {
    const { url } = await makeSubscription(api.database)
    const { cookie } = await api.newVisitor(1)
    await atOnce((at) => api.add({ url: [BOOK, url][at % 2], quantity: 2 }, { cookie }, 'buy-now'))
    const { body } = await call(api, 'GET', 'basket/?mode=buy-now', undefined, { cookie })
    expect([body.lines.length, body.num_items]).toEqual([1, 2])
  })
})

/** Read the version, wait, write: without a guard. */
async function changeWithoutGuard(basketId: string, quantity: number, thinks: () => Promise<void>) {
  const { rows } = await api.pool.query('select version from basket where id = $1', [basketId])
  await thinks()
  if (rows[0].version !== 1) return 409
  await api.pool.query('update basket_line set quantity = $1 where basket_id = $2', [quantity, basketId])
  await api.pool.query('update basket set version = version + 1 where id = $1', [basketId])
  return 200
}

test('without the guard several apply with the same version, so these tests can fail', async () => {
  const { basket } = await api.newVisitor(1)
  const thinks = makeBarrier(AT_ONCE)
  const statuses = await atOnce((at) => changeWithoutGuard(basket.id, at + 2, thinks))
  expect(count(statuses, 200)).toBe(AT_ONCE)
})
