import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OPEN, PAID, type PaymentApp, startPaymentApp } from './start-payments.ts'

let env: PaymentApp
beforeAll(async () => {
  env = await startPaymentApp()
})
afterAll(() => env?.stop())
beforeEach(() => env.calm())

const OTHER = { esewa: 'khalti', khalti: 'esewa', card: 'khalti' } as const

/** Pays at the gateway and never returns. */
async function payAndClose(hash: string) {
  await env.unheard()
  await env.act(hash, 'approve')
}

describe.each(['esewa', 'khalti', 'card'] as const)('paid with %s in a tab that was closed', (method) => {
  test.each([
    { again: 'the same method', body: {} },
    { again: 'another method', body: { payment_method: OTHER[method] } },
  ])('paying again with $again settles the order with the first payment', async ({ body }) => {
    const { hash, orderId } = await env.begun(method)
    await payAndClose(hash)
    const answer = await env.initiate(hash, body)
    expect(answer.body).toMatchObject({ hash, method, status: 'paid', next_action: { type: 'none' }, methods: [] })
    expect(await env.standing(orderId)).toEqual(PAID)
  })

  test('another payment waits while the gateway cannot be asked, but not for long', async () => {
    const { hash, orderId } = await env.begun(method)
    await payAndClose(hash)
    await env.control(method, { mode: 'down', only: 'lookup' })
    const refused = await env.initiate(hash, { payment_method: OTHER[method] })
    expect([refused.status, refused.body.code]).toEqual([409, 'payment_unknown'])
    expect(refused.body.detail).toContain('minutes')
    expect(await env.standing(orderId)).toEqual(OPEN)
    await env.pool.query(`update payment set started_at = now() - interval '5 minutes' where hash = $1`, [hash])
    const { status, body } = await env.initiate(hash, { payment_method: OTHER[method] })
    expect([status, body.method]).toEqual([200, OTHER[method]])
  })

  test('the same payment can be continued while its gateway cannot be asked', async () => {
    const { hash } = await env.begun(method)
    await env.control(method, { mode: 'down', only: 'lookup' })
    expect((await env.initiate(hash)).body).toMatchObject({ hash, status: 'started' })
  })
})

test('a failed payment names the newer one that may be paid', async () => {
  const { hash } = await env.begun('esewa')
  await env.comeBack((await env.act(hash, 'refuse')).url)
  expect(await env.show(hash)).toMatchObject({ status: 'failed', newer: null })
  const second = await env.begin(hash)
  expect(await env.show(hash)).toMatchObject({ status: 'failed', newer: second })
  expect(await env.show(second)).toMatchObject({ status: 'started', newer: null })
})

test('a payment that is continued is the newest', async () => {
  const { hash: esewa } = await env.begun('esewa')
  const khalti = await env.begin(esewa, 'khalti')
  expect([(await env.show(esewa)).newer, (await env.show(khalti)).newer]).toEqual([khalti, null])
  await env.begin(khalti, 'esewa')
  expect([(await env.show(esewa)).newer, (await env.show(khalti)).newer]).toEqual([null, esewa])
  await env.comeBack((await env.act(esewa, 'approve')).url)
  expect([(await env.show(esewa)).newer, (await env.show(khalti)).newer]).toEqual([null, null])
})

test('only an answer of the gateway says that a payment is unpaid', async () => {
  const { hash } = await env.begun('card')
  await env.comeBack((await env.act(hash, 'cancel')).url)
  expect((await env.show(hash)).is_unpaid).toBe(false)
  expect(await env.refresh(hash)).toMatchObject({ status: 'started', is_unpaid: true })
  await env.control('card', { mode: 'down', only: 'lookup' })
  expect(await env.refresh(hash)).toMatchObject({ status: 'started', is_unpaid: false })
  const pending = await env.begun('esewa')
  expect(await env.refresh(pending.hash)).toMatchObject({ status: 'started', is_unpaid: false })
})
