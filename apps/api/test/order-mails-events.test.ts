import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { COD, checkOut, GUEST, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { call } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
beforeEach(async () => {
  await env.drainJobs()
  env.mails.splice(0)
})
afterAll(() => env.stop())

/** The subjects of the mails that were sent since the last call. */
async function mailed() {
  await env.drainJobs()
  return env.mails.splice(0).map(({ subject }) => subject.replace(/\d+/, 'N'))
}

/** Lets the time pass after which an unpaid order has a reminder. */
const later = () =>
  env
    .rows(`update "order" set placed_at = placed_at - interval '6 minutes'`)
    .then(() => env.rows(`update outbox set run_at = now() where topic = 'orders.mail'`))

async function place(body: object = GUEST) {
  const book = await env.makeBook()
  const { order, cookie } = await env.buy({ [book.id]: 1 }, body)
  return { order, cookie }
}

const cancel = ({ id }: { id: string }, cookie: string) =>
  call(env, 'POST', `orders/${id}/cancel/`, {}, { cookie, 'idempotency-key': randomUUID() })

describe('an order has one mail for each event', () => {
  test('when it is paid at once, with the invoice', async () => {
    const { order } = await place()
    expect(await mailed()).toEqual([])
    await payOrder(env, order.id)
    await env.drainJobs()
    expect(env.mails.flatMap(({ attachments = [] }) => attachments.map(({ type }) => type))).toContain(
      'application/pdf',
    )
    expect(await mailed()).toEqual(['Order N confirmed'])
    await later()
    expect(await mailed()).toEqual([])
  })

  test('when it is still not paid after some minutes, and when it is paid after that', async () => {
    const { order } = await place()
    await later()
    await env.drainJobs()
    expect(env.mails[0]).toMatchObject({ text: expect.stringMatching(/Pay by/), validUntil: expect.any(String) })
    expect(await mailed()).toEqual(['We received your order N'])
    await payOrder(env, order.id)
    expect(await mailed()).toEqual(['Order N confirmed'])
  })

  test('when it is cancelled before the reminder', async () => {
    const { order, cookie } = await place()
    expect((await cancel(order, cookie)).status).toBe(200)
    await later()
    expect(await mailed()).toEqual(['Order N cancelled'])
  })

  test('when it is cancelled after it was paid: the mail names the refund', async () => {
    const { order, cookie } = await place()
    await payOrder(env, order.id)
    await mailed()
    expect((await cancel(order, cookie)).status).toBe(200)
    await env.drainJobs().catch(() => undefined)
    expect(env.mails[0]?.text).toMatch(/We refunded Rs\s\d+ by eSewa/)
    expect(env.mails.splice(0).map(({ subject }) => subject)).toEqual([`Order ${order.number} cancelled`])
  })

  test('and none about a payment when it was cancelled before the mail was written', async () => {
    const { order, cookie } = await place()
    await payOrder(env, order.id)
    await cancel(order, cookie)
    await env.drainJobs().catch(() => undefined)
    expect(env.mails.splice(0).map(({ subject }) => subject)).toEqual([`Order ${order.number} cancelled`])
  })

  test('when it is paid in cash, at once', async () => {
    await place(COD)
    expect(await mailed()).toEqual(['We received your order N'])
  })

  test('when nothing is to be paid', async () => {
    const free = await makeProduct(env.database, {
      product_class: 'E-book',
      num_available: null,
      selling_price: 0,
      mrp: 0,
    })
    const { cookie } = await shopperWith(env, { [free.id]: 1 })
    const body = { guest_email: 'free@example.com', payment_method: 'free' }
    expect((await checkOut(env, cookie, body)).status).toBe(200)
    expect(await mailed()).toEqual(['Order N confirmed'])
  })
})
