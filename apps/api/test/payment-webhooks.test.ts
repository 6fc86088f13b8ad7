import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OPEN, PAID, type PaymentApp, startPaymentApp } from './start-payments.ts'
import { addMember } from './start-staff.ts'
import { call } from './visitors.ts'

let env: PaymentApp
beforeAll(async () => {
  env = await startPaymentApp()
})
afterAll(() => env?.stop())
beforeEach(() => env.calm())

async function begun() {
  const order = await env.place('card')
  return { ...order, hash: await env.begin(order.payment) }
}

type Event = { id: string; type: string; data: { object: { id: string } }; deliveries: { status: number | null }[] }

/** The webhooks that the sandbox has sent of a payment, once there are so many. */
async function told(hash: string, count: number) {
  const { provider_reference } = await env.read(hash)
  const list = async () => {
    const events: Event[] = await env.ask('GET', '/card/events/')
    return events.filter(({ data }) => data.object.id === provider_reference)
  }
  await expect
    .poll(async () => (await list()).flatMap(({ deliveries }) => deliveries).length, { timeout: 10_000 })
    .toBe(count)
  return list()
}

const statusesOf = (events: Event[]) => events.flatMap(({ deliveries }) => deliveries.map(({ status }) => status))

/** The webhook events that are stored. */
const storedEvents = async (hash: string) =>
  Number(
    (
      await env.pool.query(
        'select count(*) from card_event join payment on payment.id = payment_id where payment.hash = $1',
        [hash],
      )
    ).rows[0].count,
  )

const SECRET = 'whsec_sandbox'
const now = () => Math.floor(Date.now() / 1000)

function signed(body: string, { secret = SECRET, at = now() } = {}) {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${signature}`
}

const post = (body: string, headers: Record<string, string> = {}) =>
  env.app.inject({
    method: 'POST',
    url: '/v1/api/payments/webhooks/card/',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  })

const eventOf = (reference: string) =>
  JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { object: 'checkout.session', client_reference_id: reference, payment_status: 'paid' } },
  })

test('a webhook that is sent three times is stored once, and the order is paid without a return', async () => {
  await env.control('card', { webhooks: { copies: 3 } })
  const { hash, orderId } = await begun()
  await env.act(hash, 'approve-silently')
  expect(statusesOf(await told(hash, 3))).toEqual([200, 200, 200])
  expect(await storedEvents(hash)).toBe(1)
  await env.drainJobs()
  expect(await env.standing(orderId)).toEqual(PAID)
  expect(await env.eventsOf(hash)).toEqual(['paid'])
})

test.each([['sent'], ['reversed']])('in any order (%s) the present status of the gateway counts', async (order) => {
  const { hash, orderId } = await begun()
  await env.control('card', { webhooks: { hold: true, order } })
  await env.act(hash, 'delay', { ms: 0 })
  const { reference } = await env.read(hash)
  const state = async () => (await env.ask('GET', `/card/payments/${reference}/`)).state
  await expect.poll(state).toBe('paid')
  await env.control('card', { webhooks: { hold: false } })
  expect(statusesOf(await told(hash, 2))).toEqual([200, 200])
  await env.drainJobs()
  expect(await env.standing(orderId)).toEqual(PAID)
})

test('a late webhook finds the payment paid', async () => {
  const { hash, orderId } = await begun()
  await env.control('card', { webhooks: { hold: true } })
  const { url } = await env.act(hash, 'approve')
  await env.comeBack(url)
  expect(await env.standing(orderId)).toEqual(PAID)
  await env.control('card', { webhooks: { hold: false } })
  await told(hash, 1)
  await env.drainJobs()
  expect(await env.standing(orderId)).toEqual(PAID)
  expect(await env.eventsOf(hash)).toEqual(['paid'])
})

test('a webhook about a refused payment', async () => {
  const { hash, orderId } = await begun()
  await env.act(hash, 'delay', { ms: 0, ending: 'refuse' })
  await told(hash, 2)
  await env.drainJobs()
  expect(await env.standing(orderId)).toEqual({ ...OPEN, money: 'failed', payments: ['failed'] })
})

test('a webhook about an expired session', async () => {
  const { hash, orderId } = await begun()
  await env.act(hash, 'expire')
  await told(hash, 1)
  await env.drainJobs()
  expect(await env.standing(orderId)).toEqual({ ...OPEN, money: 'expired', payments: ['expired'] })
})

test('a refund in the dashboard alerts staff', async () => {
  const { hash } = await begun()
  await env.comeBack((await env.act(hash, 'approve')).url)
  await env.act(hash, 'refund')
  await expect.poll(() => storedEvents(hash)).toBe(2)
  await env.drainJobs()
  expect(await env.eventsOf(hash)).toEqual(['paid', 'refunded_elsewhere'])
})

test('is answered before the gateway is asked', async () => {
  const { hash, orderId } = await begun()
  await env.control('card', { mode: 'down' })
  await env.act(hash, 'approve-silently')
  expect(statusesOf(await told(hash, 1))).toEqual([200])
  await expect(env.drainJobs()).rejects.toThrow('payments.card-heard')
  expect(await env.standing(orderId)).toEqual(OPEN)
  await env.control('card', { mode: 'up' })
  await env.pool.query("update outbox set run_at = now() where topic = 'payments.card-heard'")
  await env.drainJobs()
  expect(await env.standing(orderId)).toEqual(PAID)
})

test('a signed webhook only triggers a sync', async () => {
  const { hash, orderId } = await begun()
  const { reference } = await env.read(hash)
  const body = eventOf(reference)
  expect((await post(body, { 'stripe-signature': signed(body) })).json()).toEqual({ received: true })
  expect((await post(body, { 'stripe-signature': signed(body) })).statusCode).toBe(200)
  expect(await storedEvents(hash)).toBe(1)
  await env.drainJobs()
  expect(await env.standing(orderId)).toEqual(OPEN)
  expect((await post(body, { 'stripe-signature': signed(body) })).statusCode).toBe(200)
  const { rows } = await env.pool.query("select from outbox where topic = 'payments.card-heard'")
  expect(rows).toEqual([])
})

test('staff see what a webhook was about, and process it again', async () => {
  const { hash, orderId } = await begun()
  const { reference } = await env.read(hash)
  const body = eventOf(reference)
  await post(body, { 'stripe-signature': signed(body) })
  const { id } = JSON.parse(body)
  const { cookie } = await addMember(env, ['owner'])
  const see = async () => (await call(env, 'GET', `staff/webhooks/${id}/`, undefined, { cookie })).body
  const again = (key: string) =>
    call(env, 'POST', `staff/webhooks/${id}/process/`, undefined, { cookie, 'idempotency-key': key })
  expect(await see()).toMatchObject({
    state: 'waiting',
    type: 'checkout.session.completed',
    reference,
    facts: { object: 'checkout.session', payment_status: 'paid' },
  })
  expect((await again('early')).body.code).toBe('webhook_waiting')
  await env.control('card', { mode: 'down' })
  await expect(env.drainJobs()).rejects.toThrow('payments.card-heard')
  await env.pool.query("update outbox set failed_at = now() where topic = 'payments.card-heard'")
  expect((await see()).state).toBe('failed')
  await env.control('card', { mode: 'up' })
  expect((await again('failed')).body.state).toBe('waiting')
  await env.drainJobs()
  expect((await see()).state).toBe('processed')
  await env.act(hash, 'approve-silently')
  const answers = await Promise.all([again('one'), again('other')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await env.drainJobs()
  expect([(await see()).state, await env.standing(orderId)]).toEqual(['processed', PAID])
  const { rows } = await env.pool.query(
    "select operation from staff_event where thing_kind = 'webhook' and thing_id = $1",
    [id],
  )
  expect(rows).toEqual(Array(2).fill({ operation: 'processWebhookAgain' }))
})

test('wrong signatures are refused', async () => {
  const { hash } = await begun()
  const { reference } = await env.read(hash)
  const body = eventOf(reference)
  const refused = [
    await post(body),
    await post(body, { 'stripe-signature': 'nonsense' }),
    await post(body, { 'stripe-signature': signed(body, { secret: 'whsec_other' }) }),
    // A replay of an old webhook.
    await post(body, { 'stripe-signature': signed(body, { at: now() - 3600 }) }),
    await post(body.replace('completed', 'expired'), { 'stripe-signature': signed(body) }),
    await post(`${body} `, { 'stripe-signature': signed(body) }),
    await post('', { 'stripe-signature': signed('') }),
    await post('not JSON', { 'stripe-signature': signed('not JSON') }),
    await post('null', { 'stripe-signature': signed('null') }),
    await post('{"id":"\\u0000","type":"x"}', { 'stripe-signature': signed('{"id":"\\u0000","type":"x"}') }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(refused.length).fill(400))
  expect(refused[0]?.json()).toEqual({
    detail: 'The signature of the card gateway is not valid.',
    code: 'bad_signature',
  })
  expect(await storedEvents(hash)).toBe(0)
})

test('an event of an unknown payment is accepted and ignored', async () => {
  const { rows } = await env.pool.query('select count(*) from outbox')
  for (const reference of ['', 'somebody-elses-order', '\u0000'.repeat(10)]) {
    const body = eventOf(reference)
    expect((await post(body, { 'stripe-signature': signed(body) })).statusCode).toBe(200)
  }
  expect((await env.pool.query('select count(*) from outbox')).rows).toEqual(rows)
})
