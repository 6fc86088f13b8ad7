import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { refundOrder } from '../src/payments/refunds/refund.ts'
import { makeProduct } from './make-product.ts'
import { checkOut, HOME, shopperWith } from './order-actions.ts'
import { type PaymentApp, startPaymentApp } from './start-payments.ts'
import { call } from './visitors.ts'

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

const refundsOf = async (hash: string) =>
  (
    await env.pool.query(
      `select refund.status, refund.amount from refund join payment on payment.id = payment_id
      where payment.hash = $1 order by refund.created_at, refund.id`,
      [hash],
    )
  ).rows

describe('a manual refund', () => {
  async function byHand() {
    const order = await paid('esewa')
    await refund(order.orderId, 80_000)
    await env.drainJobs()
    const staff = { cookie: await env.staff() }
    const { body } = await call(env, 'GET', 'staff/refunds/?status=manual&page_size=100', undefined, staff)
    const listed = body.results.find((each: { payment: { hash: string } }) => each.payment.hash === order.hash)
    return { ...order, staff, listed, path: `staff/refunds/${listed.id}/done/` }
  }

  test('is listed for staff with everything they need', async () => {
    const { listed, number, hash } = await byHand()
    expect(listed).toMatchObject({
      status: 'manual',
      amount: '800.00',
      method: 'esewa',
      reason: 'the night was called off',
      order: { number },
      payment: { hash, reference: (await env.read(hash)).reference, provider_transaction: expect.any(String) },
      done_at: null,
    })
  })

  test('is completed once by staff', async () => {
    const { path, staff, hash, orderId } = await byHand()
    const headers = { ...staff, 'idempotency-key': `done ${hash}` }
    const answers = [
      await call(env, 'POST', path, { note: 'Sent to 9806800001\u0007' }, headers),
      await call(env, 'POST', path, { note: 'Sent to 9806800001\u0007' }, headers),
      await call(env, 'POST', path, {}, staff),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[2]?.body).toMatchObject({ status: 'done', note: 'Sent to 9806800001' })
    expect(await env.read(hash)).toMatchObject({ status: 'refunded' })
    expect((await env.eventsOf(hash)).filter((code) => code === 'refund_done')).toHaveLength(1)
    expect(await env.standing(orderId)).toMatchObject({ payments: ['refunded'], refunds: ['done'] })
  })

  test('is due until then: the order is cancelled, not refunded', async () => {
    const { orderId, hash } = await paid('esewa')
    const staff = { cookie: await env.staff() }
    const cancelled = await call(
      env,
      'POST',
      `staff/orders/${orderId}/cancel/`,
      {},
      { ...staff, 'idempotency-key': hash },
    )
    expect(cancelled.body).toMatchObject({
      status: 'Cancelled',
      payment_status: 'refund_due',
      refunded: '800.00',
    })
    const { body } = await call(env, 'GET', 'staff/refunds/?status=manual&page_size=100', undefined, staff)
    const listed = body.results.find((each: { payment: { hash: string } }) => each.payment.hash === hash)
    await call(env, 'POST', `staff/refunds/${listed.id}/done/`, {}, { ...staff, 'idempotency-key': `done ${hash}` })
    const shown = await call(env, 'GET', `staff/orders/${orderId}/`, undefined, staff)
    expect(shown.body.payment_status).toBe('refunded')
  })

  test('is for staff only', async () => {
    const { path, hash } = await byHand()
    const stranger = { cookie: '' }
    for (const each of ['staff/refunds/', 'staff/payments/'])
      expect((await call(env, 'GET', each, undefined, stranger)).status).toBe(401)
    expect((await call(env, 'POST', path, {}, stranger)).status).toBe(401)
    expect((await call(env, 'POST', `staff/payments/${hash}/look/`, {}, stranger)).status).toBe(401)
    expect(await refundsOf(hash)).toEqual([{ status: 'manual', amount: 80_000 }])
  })

  test('is refused for unknown payments and for those of a gateway', async () => {
    const { staff } = await byHand()
    const { hash, orderId } = await paid('card')
    await refund(orderId, 100)
    const { rows } = await env.pool.query(
      'select refund.id from refund join payment on payment.id = payment_id where hash = $1',
      [hash],
    )
    const done = (id: string) => call(env, 'POST', `staff/refunds/${id}/done/`, {}, staff)
    expect((await done(rows[0].id)).body.code).toBe('refund_not_manual')
    expect((await done('7')).status).toBe(404)
    expect((await done('00000000-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await call(env, 'GET', 'staff/refunds/?status=lost', undefined, staff)).status).toBe(400)
    await env.drainJobs()
  })
})

test('a payment under review is paid once a sync finds it right', async () => {
  const order = await env.place('khalti')
  const hash = await env.begin(order.payment)
  await env.comeBack((await env.act(hash, 'lie-amount', { amount: 100 })).url)
  const staff = { cookie: await env.staff() }
  const look = () => call(env, 'POST', `staff/payments/${hash}/look/`, {}, staff)
  expect((await look()).body).toEqual({ status: 'review' })
  await env.act(hash, 'lie-amount', { amount: 80_000 })
  expect((await look()).body).toEqual({ status: 'paid' })
  expect(await env.standing(order.orderId)).toMatchObject({ status: 'Complete', money: 'paid', tickets: 1 })
})

describe('a payment under review', () => {
  async function wrong(act: string, more: object = {}) {
    const order = await env.place('khalti')
    const hash = await env.begin(order.payment)
    if (act === 'refund') await env.act(hash, 'approve-silently')
    const { url } = await env.act(hash, act, more)
    await env.comeBack(url ?? `${env.site}/v1/api/payments/${hash}/return/khalti/`)
    expect(await env.read(hash)).toMatchObject({ status: 'review' })
    const staff = { cookie: await env.staff() }
    const giveBack = () => call(env, 'POST', `staff/payments/${hash}/give-back/`, {}, staff)
    return { ...order, hash, staff, giveBack }
  }

  test('is refunded by hand, as much as was received', async () => {
    const { orderId, hash, staff, giveBack } = await wrong('lie-amount', { amount: 30_000 })
    expect((await giveBack()).body).toEqual({ status: 'refund_due' })
    expect((await giveBack()).status).toBe(409)
    expect(await refundsOf(hash)).toEqual([{ status: 'manual', amount: 30_000 }])
    const { body } = await call(env, 'GET', 'staff/refunds/?status=manual&page_size=100', undefined, staff)
    const { id } = body.results.find((each: { payment: { hash: string } }) => each.payment.hash === hash)
    expect((await call(env, 'POST', `staff/refunds/${id}/done/`, {}, staff)).status).toBe(200)
    expect(await env.standing(orderId)).toMatchObject({ tickets: 0, money: 'refunded', payments: ['refunded'] })
  })

  test('is closed when the gateway has refunded it', async () => {
    const { orderId, hash, giveBack } = await wrong('refund')
    expect((await giveBack()).body).toEqual({ status: 'refunded' })
    expect(await refundsOf(hash)).toEqual([])
    expect(await env.standing(orderId)).toMatchObject({ tickets: 0, money: 'refunded', payments: ['refunded'] })
  })
})

describe('cash on delivery', () => {
  const BOOK = { shipping_address: HOME, guest_email: 'maya@example.com' }

  async function book(payment_method: 'esewa' | 'cod') {
    const { id } = await makeProduct(env.database, { num_available: 5 })
    const { cookie } = await shopperWith(env, { [id]: 1 })
    const { body } = await checkOut(env, cookie, { ...BOOK, payment_method })
    return { orderId: String(body.id), hash: String(body.payment.hash), total: Number(body.total_incl_tax) * 100 }
  }

  test('can be chosen while no payment was started', async () => {
    const { orderId, hash } = await book('esewa')
    const { status, body } = await env.initiate(hash, { payment_method: 'cod' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ method: 'cod', status: 'created', next_action: { type: 'none' } })
    expect(await env.standing(orderId)).toMatchObject({
      status: 'Being processed',
      money: 'cod_pending',
      payments: ['cancelled', 'created'],
    })
  })

  test('can replace a started payment, whose money is refunded', async () => {
    const { orderId, hash } = await book('esewa')
    await env.begin(hash)
    const { body } = await env.initiate(hash, { payment_method: 'cod' })
    expect(body).toMatchObject({ method: 'cod', status: 'created' })
    await env.comeBack((await env.act(hash, 'approve')).url)
    expect(await env.standing(orderId)).toMatchObject({
      status: 'Being processed',
      money: 'cod_pending',
      payments: ['refund_due', 'created'],
      refunds: ['manual'],
    })
  })

  test('is refunded by hand once collected', async () => {
    const { orderId, hash, total } = await book('cod')
    await expect(refund(orderId, total)).rejects.toMatchObject({ body: { code: 'too_much_to_refund' } })
    await env.pool.query(`update "order" set payment_status = 'cod_collected' where id = $1`, [orderId])
    await refund(orderId, total)
    expect(await refundsOf(hash)).toEqual([{ status: 'manual', amount: total }])
    expect(await env.read(hash)).toMatchObject({ status: 'paid', refunded: total })
  })
})
