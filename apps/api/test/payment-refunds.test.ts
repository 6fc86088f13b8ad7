import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { createJobHandlers } from '../src/job-handlers.ts'
import { addJob, jobQueries, limitsOf } from '../src/jobs/queries.ts'
import { createAdapters } from '../src/payments/deps.ts'
import { refundStatements, withRefundLock } from '../src/payments/refunds/queries.ts'
import { REFUND_TOPIC, refundJob, refundOrder, runRefund, sendRefund } from '../src/payments/refunds/refund.ts'
import { SETTLE_TOPIC } from '../src/payments/status-sync/sync-payment.ts'
import { createWaitForPartner, makeBarrier } from './barriers.ts'
import { KEYS, type PaymentApp, startPaymentApp } from './start-payments.ts'

let env: PaymentApp
beforeAll(async () => {
  env = await startPaymentApp()
})
afterAll(() => env?.stop())
beforeEach(() => env.calm())

async function paid(method: 'esewa' | 'khalti' | 'card') {
  const order = await env.place(method)
  const hash = await env.begin(order.payment)
  await env.comeBack((await env.act(hash, 'approve')).url)
  return { ...order, hash }
}

const refund = (orderId: string, amount: number) =>
  transaction(env.database, (inside) => refundOrder(inside, { orderId, amount, reason: 'the night was called off' }))

/** The refunded amount at the gateway. */
async function givenBack(hash: string): Promise<number> {
  const { method, reference } = await env.read(hash)
  return (await env.ask('GET', `/${method}/payments/${reference}/`)).refunded
}

const refundsOf = async (hash: string) =>
  (
    await env.pool.query(
      `select refund.status, refund.amount from refund join payment on payment.id = payment_id
      where payment.hash = $1 order by refund.created_at, refund.id`,
      [hash],
    )
  ).rows

const again = () => env.pool.query("update outbox set run_at = now() where topic = 'payments.refund'")

describe.each(['khalti', 'card'] as const)('%s', (method) => {
  test('partial refunds work until nothing is left', async () => {
    const { hash, orderId } = await paid(method)
    await refund(orderId, 30_000)
    expect(await refundsOf(hash)).toEqual([{ status: 'due', amount: 30_000 }])
    await env.drainJobs()
    expect(await givenBack(hash)).toBe(30_000)
    expect(await env.read(hash)).toMatchObject({ status: 'partially_refunded', refunded: 30_000 })
    await refund(orderId, 50_000)
    await env.drainJobs()
    expect(await givenBack(hash)).toBe(80_000)
    expect(await env.read(hash)).toMatchObject({ status: 'refunded', refunded: 80_000 })
    await expect(refund(orderId, 1)).rejects.toMatchObject({ body: { code: 'too_much_to_refund' } })
    expect(await refundsOf(hash)).toEqual([
      { status: 'done', amount: 30_000 },
      { status: 'done', amount: 50_000 },
    ])
  })

  test.each(['down', 'garbage', 'cut', 'lost'])('a gateway that is away (%s) refunds once in the end', async (mode) => {
    const { hash, orderId } = await paid(method)
    await refund(orderId, 80_000)
    await env.control(method, { mode, only: 'refund' })
    await expect(env.drainJobs()).rejects.toThrow('payments.refund')
    expect(await givenBack(hash)).toBe(mode === 'lost' ? 80_000 : 0)
    expect(await env.read(hash)).toMatchObject({ status: 'paid', refunded: 80_000 })
    await env.control(method, { mode: 'up' })
    await again()
    await env.drainJobs()
    expect(await givenBack(hash)).toBe(80_000)
    expect(await env.read(hash)).toMatchObject({ status: 'refunded' })
  })

  test('a partial refund with a lost response happens once', async () => {
    const { hash, orderId } = await paid(method)
    await refund(orderId, 30_000)
    await env.control(method, { mode: 'lost', only: 'refund' })
    await expect(env.drainJobs()).rejects.toThrow('payments.refund')
    await env.control(method, { mode: 'up' })
    await again()
    await env.drainJobs()
    expect(await givenBack(hash)).toBe(30_000)
    expect(await refundsOf(hash)).toEqual([{ status: 'done', amount: 30_000 }])
  })

  test('a job that was given up is queued again', async () => {
    const { hash, orderId } = await paid(method)
    await refund(orderId, 80_000)
    await env.pool.query("update outbox set failed_at = now(), key = null where topic = 'payments.refund'")
    await env.pool.query(`update refund set created_at = now() - interval '1 hour' where payment_id = $1`, [
      (await env.read(hash)).id,
    ])
    await env.reconcile()
    const jobs = "select id from outbox where topic = 'payments.refund' and failed_at is not null"
    expect((await env.pool.query(jobs)).rows).toEqual([])
    await env.drainJobs()
    expect(await givenBack(hash)).toBe(80_000)
  })

  test('a gateway without refunds leads to a manual refund', async () => {
    const { hash, orderId } = await paid(method)
    // A refund in the gateway's dashboard.
    await env.act(hash, 'refund')
    await refund(orderId, 80_000)
    await env.drainJobs()
    expect(await refundsOf(hash)).toEqual([{ status: 'manual', amount: 80_000 }])
    expect(await env.eventsOf(hash)).toContain('refund_by_hand')
  })
})

test('a second partial refund with a lost response at Khalti is left to staff', async () => {
  const { hash, orderId } = await paid('khalti')
  await refund(orderId, 30_000)
  await env.drainJobs()
  await refund(orderId, 20_000)
  await env.control('khalti', { mode: 'lost', only: 'refund' })
  await expect(env.drainJobs()).rejects.toThrow('payments.refund')
  await env.control('khalti', { mode: 'up' })
  await again()
  await env.drainJobs()
  expect(await givenBack(hash)).toBe(50_000)
  expect(await refundsOf(hash)).toEqual([
    { status: 'done', amount: 30_000 },
    { status: 'manual', amount: 20_000 },
  ])
})

test('a refund that the bank delays is asked for again', async () => {
  const { hash, orderId } = await paid('card')
  await env.control('card', { refunds: 'pending' })
  await refund(orderId, 80_000)
  await env.drainJobs()
  expect(await refundsOf(hash)).toEqual([{ status: 'pending', amount: 80_000 }])
  expect(await env.read(hash)).toMatchObject({ status: 'paid' })
  await env.control('card', { refunds: 'succeeded' })
  await again()
  await env.drainJobs()
  expect(await refundsOf(hash)).toEqual([{ status: 'done', amount: 80_000 }])
  expect(await givenBack(hash)).toBe(80_000)
})

test('a refund that the bank refuses is left to staff', async () => {
  const { hash, orderId } = await paid('card')
  await env.control('card', { refunds: 'failed' })
  await refund(orderId, 80_000)
  await env.drainJobs()
  expect(await refundsOf(hash)).toEqual([{ status: 'manual', amount: 80_000 }])
})

describe('concurrently', () => {
  /** Ten requests for 200 of 800 rupees. */
  async function race() {
    const { hash } = await paid('card')
    const { id } = await env.read(hash)
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => refundStatements(env.database).takeRefund({ paymentId: id, amount: 20_000 })),
    )
    const taken = asked.filter(Boolean).length
    return { taken, noted: (await env.read(hash)).refunded }
  }

  test('refunds never exceed the payment', async () => {
    expect(await race()).toEqual({ taken: 4, noted: 80_000 })
    const { hash, orderId } = await paid('card')
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => refund(orderId, 20_000)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    await env.drainJobs()
    expect(await givenBack(hash)).toBe(80_000)
  })

  test('they would without the guard', async () => {
    const { rows } = await env.pool.query("select pg_get_functiondef('take_refund'::regproc) as careful")
    await createWaitForPartner(env.pool)
    await env.pool.query(`
      create or replace function take_refund(of_payment uuid, wanted integer) returns boolean language plpgsql as $$
      declare
        seen payment;
      begin
        select * into seen from payment where id = of_payment;
        perform wait_for_partner();
        if seen.refunded + wanted > seen.amount then return false; end if;
        update payment set refunded = seen.refunded + wanted where id = of_payment;
        return true;
      end $$`)
    const { taken } = await race()
    await env.pool.query(rows[0].careful)
    expect(taken).toBeGreaterThan(4)
  })
})

test('of many refunds two are claimed at once, and other jobs with them', async () => {
  const handlers = createJobHandlers({ database: env.database, sendMail: async () => undefined })
  for (let at = 0; at < 5; at += 1) await addJob(env.database, refundJob(randomUUID()))
  await addJob(env.database, { topic: SETTLE_TOPIC, payload: { paymentId: randomUUID() } })
  const topics = [REFUND_TOPIC, SETTLE_TOPIC]
  const claim = () => jobQueries(env.database).claimJobs({ topics, limits: limitsOf(handlers), most: 4, seconds: 30 })
  expect((await claim()).map(({ topic }) => topic).toSorted()).toEqual([REFUND_TOPIC, REFUND_TOPIC, SETTLE_TOPIC])
  expect(await claim()).toEqual([])
  await env.pool.query('delete from outbox where topic = any ($1)', [topics])
})

test('a refund that fails releases its lock', async () => {
  const fail = () => Promise.reject(new Error('gateway'))
  for (let turn = 0; turn < 3; turn += 1)
    await expect(withRefundLock(env.database, 'failing', fail)).rejects.toThrow('gateway')
  expect(await withRefundLock(env.database, 'failing', async () => undefined)).toBe(true)
})

describe('two jobs of one refund at Khalti, which has no idempotency keys', () => {
  /** Both ask the gateway before either is answered, if both get there. */
  async function race(run: typeof runRefund) {
    const { hash, orderId } = await paid('khalti')
    await refund(orderId, 30_000)
    const { rows } = await env.pool.query(
      "select payload ->> 'refundId' as id from outbox where topic = 'payments.refund'",
    )
    const arrive = makeBarrier(2)
    const gateway = await startSlowGateway(arrive)
    const deps = { database: env.database, adapters: createAdapters({ khalti: { url: gateway.url, ...KEYS.khalti } }) }
    const jobs = [1, 2].map(() =>
      run(deps, rows[0].id).catch((error: Error) => {
        void arrive()
        throw error
      }),
    )
    const ended = await Promise.allSettled(jobs)
    gateway.stop()
    await again()
    await env.drainJobs()
    return { ended: ended.map(({ status }) => status).toSorted(), refunded: await givenBack(hash) }
  }

  /** Passes requests on to the sandbox, refunds only after the barrier. */
  async function startSlowGateway(barrier: () => Promise<void>) {
    const server = createServer(async (request, response) => {
      const body = await text(request)
      if (request.url?.endsWith('/refund/')) await barrier()
      const headers = { 'content-type': 'application/json', authorization: String(request.headers.authorization) }
      const answer = await fetch(`${env.sandbox.url}${request.url}`, { method: 'POST', headers, body })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}/khalti/api/v2/`, stop: () => server.close() }
  }

  test('pay once', async () => {
    expect(await race(runRefund)).toEqual({ ended: ['fulfilled', 'rejected'], refunded: 30_000 })
  })

  test('would pay twice without the lock', async () => {
    expect(await race(sendRefund)).toEqual({ ended: ['fulfilled', 'fulfilled'], refunded: 60_000 })
  })
})
