import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makeProduct } from '../make-product.ts'
import { runSandbox } from '../start-processes.ts'
import { audit } from './audit.ts'
import { type Api, type MultiApiEnv, openMultiApiEnv, SIZES } from './multi-api-env.ts'
import { type Answer, inParallel, LONGEST_WAIT_MS, openAgent, send } from './send.ts'
import { addressOf, checkOutUntilClear, makeShoppers, type Shopper } from './shoppers.ts'
import { type Fault, startProxy } from './tcp-proxy.ts'

const FAULTS: Fault[] = [
  { kind: 'slow', milliseconds: 300 },
  { kind: 'trickle', bytes: 40, milliseconds: 5 },
  { kind: 'cut', bytes: 4000 },
  { kind: 'dead' },
  { kind: 'refused' },
]

let env: MultiApiEnv
let sandbox: Awaited<ReturnType<typeof runSandbox>>
const agent = openAgent(32)
beforeAll(async () => {
  env = await openMultiApiEnv()
  sandbox = await runSandbox()
})
afterAll(async () => {
  agent.destroy()
  await sandbox.stop()
  await env.close()
})

/** A response or a broken connection; a hang fails. */
async function inTime(sent: Promise<Answer>): Promise<Answer | 'cut'> {
  const late = new AbortController()
  const hung = pause(LONGEST_WAIT_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error('Nothing has come in time.')
  })
  const answer = await Promise.race([sent.catch(() => 'cut' as const), hung])
  late.abort()
  return answer
}

const book = () => makeProduct(env.database, { product_class: 'E-book', num_available: null, selling_price: 30_000 })

describe('a connection to the database', () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let api: Api
  beforeAll(async () => {
    const { host, port, user, password } = inject('postgres')
    proxy = await startProxy(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    const [, name = ''] = /@(\/\w+)\?/.exec(env.url) ?? []
    api = await env.startApi({
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${proxy.port}${name}`,
    })
  })
  afterAll(() => proxy.stop())

  test.each(FAULTS)('that is $kind delays nobody for long, and nothing is lost or doubled', async (fault) => {
    const { id } = await book()
    const shoppers = await makeShoppers(env.url, SIZES.shoppersOnBadConnections, () => [{ productId: id, quantity: 1 }])
    const checkOut = ({ cookie, basketId, email }: Shopper, at: number) =>
      send(agent, `${api.origin}/v1/api/checkout/`, {
        headers: { Cookie: cookie, 'X-Forwarded-For': addressOf(at), 'Idempotency-Key': basketId },
        body: { basket: basketId, payment_method: 'esewa', guest_email: email },
      })
    const faulty = pause(50).then(() => proxy.set(fault))
    const answers = await inParallel(shoppers, 12, (shopper, at) => inTime(checkOut(shopper, at)))
    await faulty
    for (const answer of answers) if (answer !== 'cut') expect([200, 409, 503]).toContain(answer.status)
    proxy.set({ kind: 'clear' })
    // Acknowledged requests persist, and the others are done once when repeated.
    const numbers = await inParallel(shoppers, 12, async (shopper, at) => {
      const { answer } = await checkOutUntilClear(shopper, {
        agent,
        origins: () => [api.origin],
        address: addressOf(at),
      })
      expect(answer.status).toBe(200)
      return JSON.parse(answer.body).number
    })
    for (const [at, answer] of answers.entries()) {
      if (answer !== 'cut' && answer.status === 200) expect(JSON.parse(answer.body).number).toBe(numbers[at])
    }
    expect(new Set(numbers).size).toBe(shoppers.length)
    expect(await audit(env.url)).toEqual({})
  })
})

describe('a connection to the gateways', () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let api: Api
  beforeAll(async () => {
    const { port } = new URL(sandbox.url)
    proxy = await startProxy({ host: '127.0.0.1', port: Number(port) })
    const gateways = `http://127.0.0.1:${proxy.port}`
    api = await env.startApi({
      ESEWA_URL: `${gateways}/esewa/api/epay/main/v2/form`,
      ESEWA_STATUS_URL: `${gateways}/esewa/api/epay/transaction/status/`,
      KHALTI_URL: `${gateways}/khalti/api/v2/`,
      CARD_URL: `${gateways}/`,
    })
  })
  afterAll(() => proxy.stop())

  test.each(FAULTS)('that is $kind delays nobody for long, and no unpaid payment counts as paid', async (fault) => {
    const { id } = await book()
    const shoppers = await makeShoppers(env.url, 9, () => [{ productId: id, quantity: 1 }])
    const methods = ['esewa', 'khalti', 'card']
    proxy.set({ kind: 'clear' })
    const payments = await inParallel(shoppers, 3, async (shopper, at) => {
      const method = methods[at % methods.length] ?? ''
      const { answer } = await checkOutUntilClear(shopper, {
        agent,
        origins: () => [api.origin],
        address: addressOf(at),
        method,
      })
      return JSON.parse(answer.body).payment.hash as string
    })
    const at = (hash: string, step: string) => `${api.origin}/v1/api/payments/${hash}/${step}`
    // Started with a good connection and synced with a bad one; and started with a bad one.
    for (const hash of payments.slice(0, 6)) {
      const begun = await send(agent, at(hash, 'initiate/'), { body: {}, headers: { 'Idempotency-Key': hash } })
      expect([begun.status, JSON.parse(begun.body).status]).toEqual([200, 'started'])
    }
    proxy.set(fault)
    const answers = await inParallel(payments, 9, async (hash, turn) => {
      const from = { 'X-Forwarded-For': addressOf(turn) }
      return [
        await inTime(send(agent, at(hash, 'initiate/'), { body: {}, headers: { ...from, 'Idempotency-Key': hash } })),
        await inTime(send(agent, at(hash, 'refresh/'), { body: {}, headers: from })),
        await inTime(
          send(agent, at(hash, `return/${methods[turn % methods.length]}/`), { method: 'GET', headers: from }),
        ),
      ]
    })
    for (const answer of answers.flat()) if (answer !== 'cut') expect(answer.status).toBeLessThan(504)
    proxy.set({ kind: 'clear' })
    expect(
      await env.rows(
        "select status from payment where hash = any ($1) and status not in ('created', 'started', 'failed', 'cancelled', 'expired')",
        [payments],
      ),
    ).toEqual([])
    expect(await audit(env.url)).toEqual({})
  })
})

test('a transparent proxy changes nothing', async () => {
  const proxy = await startProxy({ host: '127.0.0.1', port: Number(new URL(sandbox.url).port) })
  const { status } = await send(agent, `http://127.0.0.1:${proxy.port}/`, { method: 'GET' })
  expect(status).toBe(200)
  proxy.set({ kind: 'refused' })
  await expect(send(openAgent(1), `http://127.0.0.1:${proxy.port}/`, { method: 'GET' })).rejects.toThrow()
  await proxy.stop()
})
