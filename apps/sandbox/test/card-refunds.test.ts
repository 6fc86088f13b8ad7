import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusalOf, startCard } from './start-card.ts'

let at: Awaited<ReturnType<typeof startCard>>
beforeAll(async () => {
  at = await startCard()
})
beforeEach(async () => {
  await at.card.control({ refunds: 'succeeded' })
  at.shop.requests.length = 0
})
afterAll(() => at.stop())

const refund = (payment_intent: string, more: { amount?: number; reason?: 'duplicate' } = {}, key?: string) =>
  at.stripe.refunds.create({ payment_intent, ...more }, key === undefined ? {} : { idempotencyKey: key })
const given = async (id: string) => (await at.card.payment(id)).refunded
const charges = () =>
  at
    .events()
    .filter(({ type }) => type === 'charge.refunded')
    .map(({ data }) => data.object)

describe('a refund', () => {
  test('gives back all of it, and the shop hears of it', async () => {
    const { id, paymentIntent } = await at.paid()
    const made = await refund(paymentIntent, { reason: 'duplicate' })
    expect(made).toMatchObject({
      id: expect.stringMatching(/^re_/),
      object: 'refund',
      amount: 270_000,
      currency: 'npr',
      payment_intent: paymentIntent,
      reason: 'duplicate',
      status: 'succeeded',
    })
    expect(await at.stripe.refunds.retrieve(made.id)).toEqual(made)
    expect(await given(id)).toBe(270_000)
    await vi.waitUntil(() => charges().length > 0, 10_000)
    // The session's metadata is not the charge's: that comes with payment_intent_data.
    expect(charges()).toMatchObject([
      { payment_intent: paymentIntent, amount_refunded: 270_000, refunded: true, metadata: { reference: 'order-1' } },
    ])
  })

  test('in parts ends where the payment ends', async () => {
    const { id, paymentIntent } = await at.paid()
    await refund(paymentIntent, { amount: 200_000 })
    expect(await refusalOf(refund(paymentIntent, { amount: 70_001 }))).toMatchObject({
      statusCode: 400,
      param: 'amount',
    })
    expect((await refund(paymentIntent)).amount).toBe(70_000)
    expect(await refusalOf(refund(paymentIntent))).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' })
    expect(await given(id)).toBe(270_000)
  })

  test('with the same key is one, however often it is sent at once', async () => {
    const { id, paymentIntent } = await at.paid()
    const made = await Promise.all(
      Array.from({ length: 8 }, () => refund(paymentIntent, { amount: 1000 }, `refund-${id}`)),
    )
    expect(new Set(made.map((each) => each.id)).size).toBe(1)
    expect(await given(id)).toBe(1000)
    expect(await refusalOf(refund(paymentIntent, { amount: 2000 }, `refund-${id}`))).toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  test('whose response was lost was executed, as its key shows', async () => {
    const { id, paymentIntent } = await at.paid()
    await at.card.control({ mode: 'lost', only: 'refund', times: 2 })
    const ask = () => refund(paymentIntent, { amount: 1000 }, `lost-${id}`)
    expect(await refusalOf(ask())).toMatchObject({ type: 'StripeConnectionError' })
    expect(await given(id)).toBe(1000)
    expect((await ask()).amount).toBe(1000)
    expect(await given(id)).toBe(1000)
  })

  test.each([0, -1, 270_001, 0.5])('of %d is refused', async (amount) => {
    const { id, paymentIntent } = await at.paid()
    expect(await refusalOf(refund(paymentIntent, { amount }))).toMatchObject({ statusCode: 400, param: 'amount' })
    expect(await given(id)).toBe(0)
  })

  test('of an unpaid payment, or of zero, is refused', async () => {
    const { id } = await at.create()
    await at.card.act(id, 'delay', { ms: 60_000 })
    const pending = await at.stripe.checkout.sessions.retrieve(id)
    expect(await refusalOf(refund(String(pending.payment_intent)))).toMatchObject({ statusCode: 404 })
    expect(await refusalOf(refund('pi_nobody'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'payment_intent',
    })
    expect(await refusalOf(at.stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' })
    expect(await refusalOf(at.stripe.refunds.create({ charge: 'ch_nobody' }))).toMatchObject({ param: 'charge' })
    expect(await refusalOf(at.stripe.refunds.retrieve('re_nobody'))).toMatchObject({ statusCode: 404 })
  })

  test('takes its time, when the bank does', async () => {
    await at.card.control({ refunds: 'pending' })
    const { paymentIntent } = await at.paid()
    const { id, status } = await refund(paymentIntent)
    expect(status).toBe('pending')
    await at.card.control({ refunds: 'succeeded' })
    expect((await at.stripe.refunds.retrieve(id)).status).toBe('succeeded')
  })

  test('may fail at last, and then nothing went back', async () => {
    await at.card.control({ refunds: 'pending' })
    const { id, paymentIntent } = await at.paid()
    const { id: pending } = await refund(paymentIntent)
    await at.card.control({ refunds: 'failed' })
    expect((await at.stripe.refunds.retrieve(pending)).status).toBe('failed')
    expect((await refund(paymentIntent)).status).toBe('failed')
    expect(await given(id)).toBe(0)
  })

  test('from the page of the gateway sends a webhook as well', async () => {
    const { id } = await at.paid()
    await at.card.act(id, 'refund', { amount: 5000 })
    await vi.waitUntil(() => charges().length > 0, 10_000)
    expect(charges()).toMatchObject([{ amount_refunded: 5000, refunded: false }])
  })
})
