import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OPEN, PAID, startPaymentApp, type Tills } from './start-payments.ts'

let tills: Tills
beforeAll(async () => {
  tills = await startPaymentApp()
})
afterAll(() => tills?.stop())
beforeEach(() => tills.calm())

async function begun() {
  const order = await tills.place('card')
  return { ...order, hash: await tills.begin(order.payment) }
}

type Event = { id: string; type: string; data: { object: { id: string } }; deliveries: { status: number | null }[] }

/** What the sandbox has told of a payment, once it has told all of it so often. */
async function told(hash: string, count: number) {
  const { provider_reference } = await tills.read(hash)
  const list = async () => {
    const events: Event[] = await tills.ask('GET', '/card/events/')
    return events.filter(({ data }) => data.object.id === provider_reference)
  }
  await expect
    .poll(async () => (await list()).flatMap(({ deliveries }) => deliveries).length, { timeout: 10_000 })
    .toBe(count)
  return list()
}

const statusesOf = (events: Event[]) => events.flatMap(({ deliveries }) => deliveries.map(({ status }) => status))

/** What we have written down of what we were told. */
const heard = async (hash: string) =>
  Number(
    (
      await tills.pool.query(
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
  tills.app.inject({
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

test('what comes three times is heard once, and nobody has to come back', async () => {
  await tills.control('card', { webhooks: { copies: 3 } })
  const { hash, orderId } = await begun()
  await tills.act(hash, 'approve-silently')
  expect(statusesOf(await told(hash, 3))).toEqual([200, 200, 200])
  expect(await heard(hash)).toBe(1)
  await tills.drainJobs()
  expect(await tills.standing(orderId)).toEqual(PAID)
  expect(await tills.eventsOf(hash)).toEqual(['paid'])
})

test.each([['sent'], ['reversed']])(
  'in whichever order it comes (%s), what the gateway answers now counts',
  async (order) => {
    const { hash, orderId } = await begun()
    await tills.control('card', { webhooks: { hold: true, order } })
    await tills.act(hash, 'delay', { ms: 0 })
    const { reference } = await tills.read(hash)
    const state = async () => (await tills.ask('GET', `/card/payments/${reference}/`)).state
    await expect.poll(state).toBe('paid')
    await tills.control('card', { webhooks: { hold: false } })
    expect(statusesOf(await told(hash, 2))).toEqual([200, 200])
    await tills.drainJobs()
    expect(await tills.standing(orderId)).toEqual(PAID)
  },
)

test('what comes late finds it paid already', async () => {
  const { hash, orderId } = await begun()
  await tills.control('card', { webhooks: { hold: true } })
  const { url } = await tills.act(hash, 'approve')
  await tills.comeBack(url)
  expect(await tills.standing(orderId)).toEqual(PAID)
  await tills.control('card', { webhooks: { hold: false } })
  await told(hash, 1)
  await tills.drainJobs()
  expect(await tills.standing(orderId)).toEqual(PAID)
  expect(await tills.eventsOf(hash)).toEqual(['paid'])
})

test('what tells of a refusal at a bank', async () => {
  const { hash, orderId } = await begun()
  await tills.act(hash, 'delay', { ms: 0, ending: 'refuse' })
  await told(hash, 2)
  await tills.drainJobs()
  expect(await tills.standing(orderId)).toEqual({ ...OPEN, money: 'failed', payments: ['failed'] })
})

test('what tells that the time is over', async () => {
  const { hash, orderId } = await begun()
  await tills.act(hash, 'expire')
  await told(hash, 1)
  await tills.drainJobs()
  expect(await tills.standing(orderId)).toEqual({ ...OPEN, money: 'expired', payments: ['expired'] })
})

test('money that was given back behind our back is seen by somebody', async () => {
  const { hash } = await begun()
  await tills.comeBack((await tills.act(hash, 'approve')).url)
  await tills.act(hash, 'refund')
  await expect.poll(() => heard(hash)).toBe(2)
  await tills.drainJobs()
  expect(await tills.eventsOf(hash)).toEqual(['paid', 'refunded_elsewhere'])
})

test('it is answered before anybody is asked', async () => {
  const { hash, orderId } = await begun()
  await tills.control('card', { mode: 'down' })
  await tills.act(hash, 'approve-silently')
  expect(statusesOf(await told(hash, 1))).toEqual([200])
  await expect(tills.drainJobs()).rejects.toThrow('payments.card-heard')
  expect(await tills.standing(orderId)).toEqual(OPEN)
  await tills.control('card', { mode: 'up' })
  await tills.pool.query("update outbox set run_at = now() where topic = 'payments.card-heard'")
  await tills.drainJobs()
  expect(await tills.standing(orderId)).toEqual(PAID)
})

test('what the gateway has signed is a reason to ask it, and no more', async () => {
  const { hash, orderId } = await begun()
  const { reference } = await tills.read(hash)
  const body = eventOf(reference)
  expect((await post(body, { 'stripe-signature': signed(body) })).json()).toEqual({ received: true })
  expect((await post(body, { 'stripe-signature': signed(body) })).statusCode).toBe(200)
  expect(await heard(hash)).toBe(1)
  await tills.drainJobs()
  expect(await tills.standing(orderId)).toEqual(OPEN)
  expect((await post(body, { 'stripe-signature': signed(body) })).statusCode).toBe(200)
  const { rows } = await tills.pool.query("select from outbox where topic = 'payments.card-heard'")
  expect(rows).toEqual([])
})

test('what nobody or somebody else has signed is not heard', async () => {
  const { hash } = await begun()
  const { reference } = await tills.read(hash)
  const body = eventOf(reference)
  const refused = [
    await post(body),
    await post(body, { 'stripe-signature': 'nonsense' }),
    await post(body, { 'stripe-signature': signed(body, { secret: 'whsec_other' }) }),
    // Replayed by somebody who has seen it go by.
    await post(body, { 'stripe-signature': signed(body, { at: now() - 3600 }) }),
    await post(body.replace('completed', 'expired'), { 'stripe-signature': signed(body) }),
    await post(`${body} `, { 'stripe-signature': signed(body) }),
    await post('', { 'stripe-signature': signed('') }),
    await post('not JSON', { 'stripe-signature': signed('not JSON') }),
    await post('null', { 'stripe-signature': signed('null') }),
    await post('{"id":"\\u0000","type":"x"}', { 'stripe-signature': signed('{"id":"\\u0000","type":"x"}') }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(refused.length).fill(400))
  expect(refused[0]?.json()).toEqual({ detail: 'The signature of the card gateway is not valid.', code: 'bad_signature' })
  expect(await heard(hash)).toBe(0)
})

test('what is about nothing of ours is heard and leads to nothing', async () => {
  const { rows } = await tills.pool.query('select count(*) from outbox')
  for (const reference of ['', 'somebody-elses-order', '\u0000'.repeat(10)]) {
    const body = eventOf(reference)
    expect((await post(body, { 'stripe-signature': signed(body) })).statusCode).toBe(200)
  }
  expect((await tills.pool.query('select count(*) from outbox')).rows).toEqual(rows)
})
