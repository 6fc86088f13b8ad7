import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { refundStatements } from '../src/payments/refunds/queries.ts'
import { refundOrder } from '../src/payments/refunds/refund.ts'
import { startPaymentApp, type Tills } from './start-payments.ts'

let tills: Tills
beforeAll(async () => {
  tills = await startPaymentApp()
})
afterAll(() => tills?.stop())
beforeEach(() => tills.calm())

async function paid(method: 'esewa' | 'khalti' | 'card') {
  const order = await tills.place(method)
  const hash = await tills.begin(order.payment)
  await tills.comeBack((await tills.act(hash, 'approve')).url)
  return { ...order, hash }
}

const refund = (orderId: string, amount: number) =>
  transaction(tills.database, (inside) => refundOrder(inside, { orderId, amount, reason: 'the night was called off' }))

/** What the gateway has given back of it. */
async function givenBack(hash: string): Promise<number> {
  const { method, reference } = await tills.read(hash)
  return (await tills.ask('GET', `/${method}/payments/${reference}/`)).refunded
}

const refundsOf = async (hash: string) =>
  (
    await tills.pool.query(
      `select refund.status, refund.amount from refund join payment on payment.id = payment_id
      where payment.hash = $1 order by refund.created_at, refund.id`,
      [hash],
    )
  ).rows

const again = () => tills.pool.query("update outbox set run_at = now() where topic = 'payments.refund'")

describe.each(['khalti', 'card'] as const)('%s', (method) => {
  test('gives back in parts, until nothing is left', async () => {
    const { hash, orderId } = await paid(method)
    await refund(orderId, 30_000)
    expect(await refundsOf(hash)).toEqual([{ status: 'due', amount: 30_000 }])
    await tills.drainJobs()
    expect(await givenBack(hash)).toBe(30_000)
    expect(await tills.read(hash)).toMatchObject({ status: 'partially_refunded', refunded: 30_000 })
    await refund(orderId, 50_000)
    await tills.drainJobs()
    expect(await givenBack(hash)).toBe(80_000)
    expect(await tills.read(hash)).toMatchObject({ status: 'refunded', refunded: 80_000 })
    await expect(refund(orderId, 1)).rejects.toMatchObject({ body: { code: 'too_much_to_refund' } })
    expect(await refundsOf(hash)).toEqual([
      { status: 'done', amount: 30_000 },
      { status: 'done', amount: 50_000 },
    ])
  })

  test.each(['down', 'garbage', 'cut', 'lost'])('that is away (%s) gives back once all the same', async (mode) => {
    const { hash, orderId } = await paid(method)
    await refund(orderId, 80_000)
    await tills.control(method, { mode, only: 'refund' })
    await expect(tills.drainJobs()).rejects.toThrow('payments.refund')
    expect(await givenBack(hash)).toBe(mode === 'lost' ? 80_000 : 0)
    expect(await tills.read(hash)).toMatchObject({ status: 'paid', refunded: 80_000 })
    await tills.control(method, { mode: 'up' })
    await again()
    await tills.drainJobs()
    expect(await givenBack(hash)).toBe(80_000)
    expect(await tills.read(hash)).toMatchObject({ status: 'refunded' })
  })

  test('a part of which the answer was lost is given back once', async () => {
    const { hash, orderId } = await paid(method)
    await refund(orderId, 30_000)
    await tills.control(method, { mode: 'lost', only: 'refund' })
    await expect(tills.drainJobs()).rejects.toThrow('payments.refund')
    await tills.control(method, { mode: 'up' })
    await again()
    await tills.drainJobs()
    expect(await givenBack(hash)).toBe(30_000)
    expect(await refundsOf(hash)).toEqual([{ status: 'done', amount: 30_000 }])
  })

  test('a job that was given up is not the end of it', async () => {
    const { hash, orderId } = await paid(method)
    await refund(orderId, 80_000)
    await tills.pool.query("delete from outbox where topic = 'payments.refund'")
    await tills.pool.query(`update refund set created_at = now() - interval '1 hour' where payment_id = $1`, [
      (await tills.read(hash)).id,
    ])
    await tills.reconcile()
    await tills.drainJobs()
    expect(await givenBack(hash)).toBe(80_000)
  })

  test('what the gateway does not give back is given back by hand', async () => {
    const { hash, orderId } = await paid(method)
    // At its own desk, behind our back.
    await tills.act(hash, 'refund')
    await refund(orderId, 80_000)
    await tills.drainJobs()
    expect(await refundsOf(hash)).toEqual([{ status: 'manual', amount: 80_000 }])
    expect(await tills.eventsOf(hash)).toContain('refund_by_hand')
  })
})

test('a second part of which the answer was lost at Khalti is for somebody to look at', async () => {
  const { hash, orderId } = await paid('khalti')
  await refund(orderId, 30_000)
  await tills.drainJobs()
  await refund(orderId, 20_000)
  await tills.control('khalti', { mode: 'lost', only: 'refund' })
  await expect(tills.drainJobs()).rejects.toThrow('payments.refund')
  await tills.control('khalti', { mode: 'up' })
  await again()
  await tills.drainJobs()
  expect(await givenBack(hash)).toBe(50_000)
  expect(await refundsOf(hash)).toEqual([
    { status: 'done', amount: 30_000 },
    { status: 'manual', amount: 20_000 },
  ])
})

test('a bank that takes its time is asked again', async () => {
  const { hash, orderId } = await paid('card')
  await tills.control('card', { refunds: 'pending' })
  await refund(orderId, 80_000)
  await tills.drainJobs()
  expect(await refundsOf(hash)).toEqual([{ status: 'pending', amount: 80_000 }])
  expect(await tills.read(hash)).toMatchObject({ status: 'paid' })
  await tills.control('card', { refunds: 'succeeded' })
  await again()
  await tills.drainJobs()
  expect(await refundsOf(hash)).toEqual([{ status: 'done', amount: 80_000 }])
  expect(await givenBack(hash)).toBe(80_000)
})

test('a bank that says no leaves it to somebody', async () => {
  const { hash, orderId } = await paid('card')
  await tills.control('card', { refunds: 'failed' })
  await refund(orderId, 80_000)
  await tills.drainJobs()
  expect(await refundsOf(hash)).toEqual([{ status: 'manual', amount: 80_000 }])
})

describe('at once', () => {
  /** Ten want 200 rupees back of 800. */
  async function race() {
    const { hash } = await paid('card')
    const { id } = await tills.read(hash)
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => refundStatements(tills.database).takeRefund({ paymentId: id, amount: 20_000 })),
    )
    const taken = asked.filter(Boolean).length
    return { taken, noted: (await tills.read(hash)).refunded }
  }

  test('no more goes back than came', async () => {
    expect(await race()).toEqual({ taken: 4, noted: 80_000 })
    const { hash, orderId } = await paid('card')
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => refund(orderId, 20_000)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    await tills.drainJobs()
    expect(await givenBack(hash)).toBe(80_000)
  })

  test('and more would, if one looked first and wrote then', async () => {
    const { rows } = await tills.pool.query("select pg_get_functiondef('take_refund'::regproc) as careful")
    await tills.pool.query(`
      create or replace function take_refund(of_payment uuid, wanted integer) returns boolean language plpgsql as $$
      declare
        seen payment;
      begin
        select * into seen from payment where id = of_payment;
        perform pg_sleep(0.05);
        if seen.refunded + wanted > seen.amount then return false; end if;
        update payment set refunded = seen.refunded + wanted where id = of_payment;
        return true;
      end $$`)
    const { taken } = await race()
    await tills.pool.query(rows[0].careful)
    expect(taken).toBeGreaterThan(4)
  })
})
