import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../make-product.ts'
import { audit } from './audit.ts'
import { type Api, type MultiApiEnv, openMultiApiEnv, SIZES } from './multi-api-env.ts'
import { inParallel, openAgent, send } from './send.ts'
import { addressOf, checkOutUntilClear, isUnclear, makeShoppers } from './shoppers.ts'
import { startProxy } from './tcp-proxy.ts'

const CHECKOUTS = SIZES.repeatedCheckouts
const TIMES = 5
const AT_ONCE = 3
/** Cuts a connection after so many bytes: during the second or third response. */
const CUT_AFTER_BYTES = 6000

let env: MultiApiEnv
let apis: Api[]
beforeAll(async () => {
  env = await openMultiApiEnv()
  apis = await Promise.all([env.startApi(), env.startApi()])
})
afterAll(() => env.close())

test(`${CHECKOUTS} checkouts, each sent ${TIMES} times, ${AT_ONCE} of them at once and over failing connections, are ${CHECKOUTS} orders`, async () => {
  const { id } = await makeProduct(env.database, {
    product_class: 'E-book',
    num_available: null,
    selling_price: 30_000,
  })
  const shoppers = await makeShoppers(env.url, CHECKOUTS, () => [{ productId: id, quantity: 1 }])
  const proxies = await Promise.all(apis.map(({ port }) => startProxy({ host: '127.0.0.1', port: Number(port) })))
  for (const proxy of proxies) proxy.set({ kind: 'cut', bytes: CUT_AFTER_BYTES })
  const cut = proxies.map(({ port }) => `http://127.0.0.1:${port}`)
  const agent = openAgent(48)
  let dropped = 0
  let inFlight = 0
  const orders = await inParallel(shoppers, 12, async (shopper, at) => {
    const address = addressOf(at)
    const once = (turn: number) =>
      send(agent, `${cut[turn % cut.length]}/v1/api/checkout/`, {
        headers: { Cookie: shopper.cookie, 'X-Forwarded-For': address, 'Idempotency-Key': shopper.basketId },
        body: { basket: shopper.basketId, payment_method: 'esewa', guest_email: shopper.email },
      }).catch(() => undefined)
    const first = await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => once(turn)))
    dropped += first.filter((answer) => answer === undefined).length
    inFlight += first.filter((answer) => answer?.status === 409).length
    const clear = { agent, origins: () => apis.map(({ origin }) => origin), address }
    const later = []
    for (let turn = AT_ONCE; turn < TIMES; turn += 1) later.push((await checkOutUntilClear(shopper, clear)).answer)
    const answers = [...first.filter((answer) => answer !== undefined && !isUnclear(answer)), ...later]
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]))
    const numbers = new Set(answers.map((answer) => JSON.parse(answer?.body ?? '').number))
    expect(numbers.size).toBe(1)
    return [...numbers][0]
  })
  // Connections really failed, and equal keys really competed.
  expect(dropped).toBeGreaterThan(CHECKOUTS / 4)
  expect(inFlight).toBeGreaterThan(CHECKOUTS / 4)
  expect(new Set(orders).size).toBe(CHECKOUTS)
  expect(
    await env.rows(
      'select count(*)::integer as orders, (select count(*)::integer from payment) as payments from "order"',
    ),
  ).toEqual([{ orders: CHECKOUTS, payments: CHECKOUTS }])
  const [other] = await inParallel(shoppers.slice(0, 1), 1, ({ cookie, basketId }) =>
    send(agent, `${apis[0]?.origin}/v1/api/checkout/`, {
      headers: { Cookie: cookie, 'Idempotency-Key': basketId },
      body: { basket: basketId, payment_method: 'card', guest_email: 'somebody-else@example.com' },
    }),
  )
  expect(other?.status).toBe(422)
  expect(await audit(env.url)).toEqual({})
  agent.destroy()
  for (const proxy of proxies) await proxy.stop()
})
