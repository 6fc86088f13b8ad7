import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OPEN, PAID, startPaymentApp, type Tills } from './start-payments.ts'
import { call } from './visitors.ts'

let tills: Tills
beforeAll(async () => {
  tills = await startPaymentApp()
})
afterAll(() => tills?.stop())
beforeEach(() => tills.calm())

const GATEWAYS = ['esewa', 'khalti', 'card'] as const

describe.each(GATEWAYS)('%s', (method) => {
  test('a callback that is repeated, and many at once, buy one ticket', async () => {
    const { hash, orderId } = await tills.begun(method)
    const { url } = await tills.act(hash, 'approve')
    const pages = await Promise.all(Array.from({ length: 8 }, () => tills.comeBack(url)))
    expect(new Set(pages)).toEqual(new Set([`/payment/success/?payment=${hash}`]))
    expect(await tills.comeBack(url)).toBe(`/payment/success/?payment=${hash}`)
    expect(await tills.standing(orderId)).toEqual(PAID)
    const { sent } = await tills.act(hash, 'replay', { times: 5 })
    expect(sent.map(({ status }) => status)).toEqual(Array(5).fill(method === 'card' ? 200 : 303))
    await tills.drainJobs()
    expect(await tills.standing(orderId)).toEqual(PAID)
    expect(await tills.eventsOf(hash)).toEqual(['paid'])
  })

  test('a success that is not true changes nothing', async () => {
    const { hash, orderId } = await tills.begun(method)
    const { url } = await tills.act(hash, 'lie-paid')
    expect(await tills.comeBack(url)).toBe(`/payment/${hash}/`)
    await tills.drainJobs()
    expect(await tills.standing(orderId)).toEqual(OPEN)
  })

  test('a gateway that is away leaves all as it is, and is asked again', async () => {
    const { hash, orderId } = await tills.begun(method)
    await tills.unheard()
    const { url } = await tills.act(hash, 'approve')
    for (const mode of ['down', 'garbage', 'cut', 'lost']) {
      await tills.control(method, { mode, only: 'lookup' })
      expect(await tills.comeBack(url)).toBe(`/payment/${hash}/`)
      expect(await tills.refresh(hash)).toMatchObject({ status: 'started' })
      await tills.reconcile(hash)
      expect(await tills.standing(orderId)).toEqual(OPEN)
    }
    const { looks, look_at } = await tills.read(hash)
    expect(looks).toBe(4)
    expect(look_at.getTime()).toBeGreaterThan(Date.now() + 7 * 60_000)
    await tills.control(method, { mode: 'up' })
    await tills.reconcile(hash)
    expect(await tills.standing(orderId)).toEqual(PAID)
  })

  test('a gateway that does not come to an end is not waited for', async () => {
    const { hash, orderId } = await tills.begun(method)
    await tills.unheard()
    const { url } = await tills.act(hash, 'approve')
    await tills.control(method, { mode: 'slow', ms: 60_000, only: 'lookup' })
    expect(await tills.comeBack(url)).toBe(`/payment/${hash}/`)
    expect(await tills.standing(orderId)).toEqual(OPEN)
  }, 20_000)

  test('that nothing is known of it is final only after its time', async () => {
    const { hash, orderId } = await tills.begun(method)
    // As if it had never been begun there.
    await tills.ask('DELETE', `/${method}/payments/`)
    await tills.reconcile(hash)
    expect(await tills.standing(orderId)).toEqual(OPEN)
    await tills.pool.query("update payment set expires_at = now() - interval '6 minutes' where hash = $1", [hash])
    await tills.reconcile(hash)
    expect(await tills.standing(orderId)).toMatchObject({ money: 'expired', payments: ['expired'] })
  })

  test('another amount is looked at by somebody, and buys nothing', async () => {
    const { hash, orderId } = await tills.begun(method)
    const { url } = await tills.act(hash, 'lie-amount', { amount: 100 })
    expect(await tills.comeBack(url)).toBe(`/payment/${hash}/`)
    await tills.drainJobs()
    expect(await tills.standing(orderId)).toEqual({ ...OPEN, money: 'review', payments: ['review'] })
    expect(await tills.show(hash)).toMatchObject({ status: 'review', status_code: 'w' })
    const staff = { cookie: await tills.staff() }
    const listed = await call(tills, 'GET', 'staff/payments/?status=review&page_size=100', undefined, staff)
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

  test('what another order was paid with pays no other one', async () => {
    const paid = await tills.begun(method)
    const other = await tills.begun(method)
    await tills.unheard()
    const { url } = await tills.act(paid.hash, 'approve')
    expect(await tills.comeBack(String(url).replace(paid.hash, other.hash))).toBe(`/payment/${other.hash}/`)
    expect(await tills.standing(other.orderId)).toEqual(OPEN)
    expect(await tills.standing(paid.orderId)).toEqual(OPEN)
    if (method === 'esewa') expect(await tills.eventsOf(other.hash)).toEqual(['forged'])
  })
})

describe.each(['esewa', 'card'] as const)('%s', (method) => {
  test('a signature of somebody else changes nothing', async () => {
    const { hash, orderId } = await tills.begun(method)
    const { url } = await tills.act(hash, 'forge')
    expect(await tills.comeBack(url)).toBe(`/payment/${hash}/`)
    await tills.drainJobs()
    expect(await tills.standing(orderId)).toEqual(OPEN)
    if (method === 'esewa') expect(await tills.eventsOf(hash)).toEqual(['forged'])
  })
})

test('what eSewa does not know itself is waited for', async () => {
  const { hash, orderId } = await tills.begun('esewa')
  expect(await tills.comeBack((await tills.act(hash, 'ambiguous')).url)).toBe(`/payment/${hash}/`)
  expect(await tills.standing(orderId)).toEqual(OPEN)
})

test('what came to nothing is looked at again, for it may be paid after all', async () => {
  const { hash, orderId } = await tills.begun('khalti')
  await tills.comeBack((await tills.act(hash, 'cancel')).url)
  expect(await tills.standing(orderId)).toEqual({ ...OPEN, money: 'cancelled', payments: ['cancelled'] })
  await tills.act(hash, 'approve-silently')
  await tills.reconcile(hash)
  expect(await tills.standing(orderId)).toEqual(PAID)
})

test('a hundred old ones keep no new one from its turn', async () => {
  const old = await tills.begun('khalti')
  const { id, order_id } = await tills.read(old.hash)
  await tills.pool.query(
    `insert into payment (id, hash, order_id, method, status, amount, reference, provider_reference, look_at, started_at)
    select (lpad(to_hex(n), 8, '0') || substr($1::text, 9))::uuid, 'old-payment-of-the-tests-' || n, $2, 'esewa', 'started',
      80000, 'old-payment-' || n, 'old-' || n, now() - interval '1 day', now() - interval '1 day'
    from generate_series(1, 120) as n`,
    [id, order_id],
  )
  await tills.unheard()
  const { hash, orderId } = await tills.begun('card')
  await tills.act(hash, 'approve-silently')
  await tills.control('esewa', { mode: 'down', times: 1000 })
  await tills.reconcile(hash)
  // Nor is a gateway that is away asked about each of them.
  expect((await tills.ask('GET', '/esewa/control/')).times).toBeGreaterThan(980)
  expect(await tills.standing(orderId)).toEqual(PAID)
  await tills.pool.query("delete from payment where hash like 'old-payment-of-the-tests-%'")
})
