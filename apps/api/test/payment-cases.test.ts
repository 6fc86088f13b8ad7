import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OPEN, PAID, type PaymentApp, startPaymentApp } from './start-payments.ts'
import { call } from './visitors.ts'

let env: PaymentApp
beforeAll(async () => {
  env = await startPaymentApp()
})
afterAll(() => env?.stop())
beforeEach(() => env.calm())

const GATEWAYS = ['esewa', 'khalti', 'card'] as const

describe.each(GATEWAYS)('%s', (method) => {
  test('repeated and concurrent callbacks settle the order once', async () => {
    const { hash, orderId } = await env.begun(method)
    const { url } = await env.act(hash, 'approve')
    const pages = await Promise.all(Array.from({ length: 8 }, () => env.comeBack(url)))
    expect(new Set(pages)).toEqual(new Set([`/payment/success/?payment=${hash}`]))
    expect(await env.comeBack(url)).toBe(`/payment/success/?payment=${hash}`)
    expect(await env.standing(orderId)).toEqual(PAID)
    const { sent } = await env.act(hash, 'replay', { times: 5 })
    expect(sent.map(({ status }) => status)).toEqual(Array(5).fill(method === 'card' ? 200 : 303))
    await env.drainJobs()
    expect(await env.standing(orderId)).toEqual(PAID)
    expect(await env.eventsOf(hash)).toEqual(['paid'])
  })

  test('a false success changes nothing', async () => {
    const { hash, orderId } = await env.begun(method)
    const { url } = await env.act(hash, 'lie-paid')
    expect(await env.comeBack(url)).toBe(`/payment/${hash}/`)
    await env.drainJobs()
    expect(await env.standing(orderId)).toEqual(OPEN)
  })

  test('an unavailable gateway changes nothing and is asked again', async () => {
    const { hash, orderId } = await env.begun(method)
    await env.unheard()
    const { url } = await env.act(hash, 'approve')
    for (const mode of ['down', 'garbage', 'cut', 'lost']) {
      await env.control(method, { mode, only: 'lookup' })
      expect(await env.comeBack(url)).toBe(`/payment/${hash}/`)
      expect(await env.refresh(hash)).toMatchObject({ status: 'started' })
      await env.reconcile(hash)
      expect(await env.standing(orderId)).toEqual(OPEN)
    }
    const { looks, look_at } = await env.read(hash)
    expect(looks).toBe(4)
    expect(look_at.getTime()).toBeGreaterThan(Date.now() + 7 * 60_000)
    await env.control(method, { mode: 'up' })
    await env.reconcile(hash)
    expect(await env.standing(orderId)).toEqual(PAID)
  })

  test('`not_found` is final only after the deadline', async () => {
    const { hash, orderId } = await env.begun(method)
    // Deletes the payment at the gateway.
    await env.ask('DELETE', `/${method}/payments/`)
    await env.reconcile(hash)
    expect(await env.standing(orderId)).toEqual(OPEN)
    await env.pool.query("update payment set expires_at = now() - interval '6 minutes' where hash = $1", [hash])
    await env.reconcile(hash)
    expect(await env.standing(orderId)).toMatchObject({ money: 'expired', payments: ['expired'] })
  })

  test('a wrong amount is held for review and settles nothing', async () => {
    const { hash, orderId } = await env.begun(method)
    const { url } = await env.act(hash, 'lie-amount', { amount: 100 })
    expect(await env.comeBack(url)).toBe(`/payment/${hash}/`)
    await env.drainJobs()
    expect(await env.standing(orderId)).toEqual({ ...OPEN, money: 'review', payments: ['review'] })
    expect(await env.show(hash)).toMatchObject({ status: 'review', status_code: 'w' })
    const staff = { cookie: await env.staff() }
    const listed = await call(env, 'GET', 'staff/payments/?status=review&page_size=100', undefined, staff)
    const found = listed.body.results.find((each: { hash: string }) => each.hash === hash)
    expect(found.events).toEqual([
      {
        code: 'mismatch',
        is_alert: true,
        note: { expected: 80_000, amount: 100, currency: 'NPR', is_reference_ours: 'true' },
        at: expect.any(String),
      },
    ])
  })

  test('the payment of another order settles nothing', async () => {
    const paid = await env.begun(method)
    const other = await env.begun(method)
    await env.unheard()
    const { url } = await env.act(paid.hash, 'approve')
    expect(await env.comeBack(String(url).replace(paid.hash, other.hash))).toBe(`/payment/${other.hash}/`)
    expect(await env.standing(other.orderId)).toEqual(OPEN)
    expect(await env.standing(paid.orderId)).toEqual(OPEN)
    if (method === 'esewa') expect(await env.eventsOf(other.hash)).toEqual(['forged'])
  })
})

describe('while its gateway hangs', () => {
  type Return = { page: string; hash: string; standing: object }
  let returns: Record<string, Return> | undefined

  /** All at once, because each visitor waits for as long as a gateway may take. */
  async function comeBackToAll() {
    await env.unheard()
    const returned = GATEWAYS.map(async (method): Promise<[string, Return]> => {
      const { hash, orderId } = await env.begun(method)
      const { url } = await env.act(hash, 'approve')
      await env.control(method, { mode: 'slow', ms: 60_000, only: 'lookup' })
      const page = await env.comeBack(url)
      return [method, { page, hash, standing: await env.standing(orderId) }]
    })
    return Object.fromEntries(await Promise.all(returned))
  }

  test.each(GATEWAYS)(
    'a visitor who paid with %s is not kept waiting',
    async (method) => {
      returns ??= await comeBackToAll()
      const { page, hash, standing } = returns[method] ?? {}
      expect([page, standing]).toEqual([`/payment/${hash}/`, OPEN])
    },
    20_000,
  )
})

describe.each(['esewa', 'card'] as const)('%s', (method) => {
  test('a wrong signature changes nothing', async () => {
    const { hash, orderId } = await env.begun(method)
    const { url } = await env.act(hash, 'forge')
    expect(await env.comeBack(url)).toBe(`/payment/${hash}/`)
    await env.drainJobs()
    expect(await env.standing(orderId)).toEqual(OPEN)
    if (method === 'esewa') expect(await env.eventsOf(hash)).toEqual(['forged'])
  })
})

test('an ambiguous status of eSewa stays pending', async () => {
  const { hash, orderId } = await env.begun('esewa')
  expect(await env.comeBack((await env.act(hash, 'ambiguous')).url)).toBe(`/payment/${hash}/`)
  expect(await env.standing(orderId)).toEqual(OPEN)
})

test('a failed payment is checked again, because it may still be paid', async () => {
  const { hash, orderId } = await env.begun('khalti')
  await env.comeBack((await env.act(hash, 'cancel')).url)
  expect(await env.standing(orderId)).toEqual({ ...OPEN, money: 'cancelled', payments: ['cancelled'] })
  await env.act(hash, 'approve-silently')
  await env.reconcile(hash)
  expect(await env.standing(orderId)).toEqual(PAID)
})

test('a hundred old payments do not delay a new one', async () => {
  const old = await env.begun('khalti')
  const { id, order_id } = await env.read(old.hash)
  await env.pool.query(
    `insert into payment (id, hash, order_id, method, status, amount, reference, provider_reference, look_at, started_at)
    select (lpad(to_hex(n), 8, '0') || substr($1::text, 9))::uuid, 'old-payment-of-the-tests-' || n, $2, 'esewa', 'started',
      80000, 'old-payment-' || n, 'old-' || n, now() - interval '1 day', now() - interval '1 day'
    from generate_series(1, 120) as n`,
    [id, order_id],
  )
  await env.unheard()
  const { hash, orderId } = await env.begun('card')
  await env.act(hash, 'approve-silently')
  await env.control('esewa', { mode: 'down', times: 1000 })
  await env.reconcile(hash)
  // An unavailable gateway is not asked about each of them.
  expect((await env.ask('GET', '/esewa/control/')).times).toBeGreaterThan(980)
  expect(await env.standing(orderId)).toEqual(PAID)
  await env.pool.query("delete from payment where hash like 'old-payment-of-the-tests-%'")
})
