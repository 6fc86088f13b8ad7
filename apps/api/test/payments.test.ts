import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OPEN, PAID, type PaymentApp, startPaymentApp } from './start-payments.ts'
import { call } from './visitors.ts'

let env: PaymentApp
beforeAll(async () => {
  env = await startPaymentApp()
})
afterAll(() => env?.stop())
beforeEach(() => env.calm())

const NO_ACTION = { type: 'none', url: null, fields: null }

describe.each(['esewa', 'khalti', 'card'] as const)('%s', (method) => {
  test('a payment reserves the seats for its order', async () => {
    const order = await env.place(method)
    const hash = await env.begin(order.payment)
    expect(hash).toBe(order.payment)
    const { url } = await env.act(hash, 'approve')
    expect(await env.comeBack(url)).toBe(`/payment/success/?payment=${hash}`)
    expect(await env.standing(order.orderId)).toEqual(PAID)
    expect(await env.eventsOf(hash)).toEqual(['paid'])
  })

  test('the status is shown to holders of the hash', async () => {
    const order = await env.place(method)
    expect(await env.show(order.payment)).toMatchObject({
      method,
      amount: '800.00',
      currency: 'NPR',
      status: 'created',
      status_code: 'w',
      order: { number: order.number, hash: order.hash },
      next_action: NO_ACTION,
      expires_at: expect.stringMatching(/Z$/),
    })
    const { body } = await env.initiate(order.payment)
    expect(body).toMatchObject({ hash: order.payment, status: 'started' })
    expect(body.next_action.type).toBe(method === 'esewa' ? 'form_post' : 'redirect')
    expect(body.next_action.url.startsWith(env.sandbox.url)).toBe(true)
    expect(await env.show(order.payment)).toEqual(body)
    await env.follow(body.next_action)
    await env.comeBack((await env.act(order.payment, 'approve')).url)
    expect(await env.show(order.payment)).toMatchObject({
      status: 'paid',
      status_code: 's',
      next_action: NO_ACTION,
      expires_at: null,
      methods: [],
    })
  })

  test('the id of the gateway is stored before the response', async () => {
    const order = await env.place(method)
    await env.initiate(order.payment)
    const row = await env.read(order.payment)
    expect(row.reference).toMatch(/^[A-Za-z0-9-]{8,20}$/)
    if (method !== 'esewa') {
      const known = await env.ask('GET', `/${method}/payments/${row.reference}/`)
      expect(row.provider_reference).toBe(known.id)
    }
    expect(row.look_at.getTime() - row.started_at.getTime()).toBe(300_000)
  })

  test('the gateway is asked once for concurrent starts', async () => {
    const order = await env.place(method)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => env.initiate(order.payment, {}, { 'idempotency-key': `press ${at}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await env.standing(order.orderId)).toEqual(OPEN)
    if (method === 'esewa') return
    const { reference } = await env.read(order.payment)
    const known: { reference: string }[] = await env.ask('GET', `/${method}/payments/`)
    expect(known.filter((each) => each.reference === reference)).toHaveLength(1)
  })

  test('a repeated key gets the same response; another request with it is refused', async () => {
    const order = await env.place(method)
    const key = { 'idempotency-key': 'the same' }
    const first = await env.initiate(order.payment, {}, key)
    expect((await env.initiate(order.payment, {}, key)).body).toEqual(first.body)
    expect((await env.initiate(order.payment, { payment_method: 'cod' }, key)).status).toBe(422)
  })

  test('an unavailable gateway starts no payment, with a message', async () => {
    // For eSewa the browser posts a form; the API sends no request.
    if (method === 'esewa') return
    for (const mode of ['down', 'garbage', 'cut', 'lost']) {
      const order = await env.place(method)
      await env.control(method, { mode, only: 'start' })
      const refused = await env.initiate(order.payment)
      expect(refused.status).toBe(503)
      expect(refused.headers['retry-after']).toBe('2')
      expect(Object.keys(refused.body)[0]).toBe('detail')
      expect(refused.body.code).toBe('gateway_unavailable')
      expect(await env.standing(order.orderId)).toEqual({ ...OPEN, money: 'unpaid', payments: ['created'] })
      await env.control(method, { mode: 'up' })
      const hash = await env.begin(order.payment)
      expect(hash).toBe(order.payment)
      await env.comeBack((await env.act(hash, 'approve')).url)
      expect(await env.standing(order.orderId)).toEqual(PAID)
    }
  })

  test('after a refusal or cancellation the visitor returns, and a retry is another payment', async () => {
    const order = await env.place(method)
    const hash = await env.begin(order.payment)
    const { url } = await env.act(hash, 'cancel')
    // eSewa has the same status for refused and cancelled payments.
    const page = method === 'esewa' ? 'failure' : 'cancelled'
    expect(await env.comeBack(url)).toBe(`/payment/${page}/?payment=${hash}`)
    expect(await env.standing(order.orderId)).toMatchObject({ status: 'Pending', tickets: 0 })
    const again = await env.begin(hash)
    if (method === 'card') expect(again).toBe(hash)
    else expect(again).not.toBe(hash)
    expect((await env.read(again)).reference === (await env.read(hash)).reference).toBe(again === hash)
    const paid = await env.act(again, 'approve')
    expect(await env.comeBack(paid.url)).toBe(`/payment/success/?payment=${again}`)
    expect(await env.standing(order.orderId)).toMatchObject({ ...PAID, payments: expect.arrayContaining(['paid']) })
  })
})

test.each(['khalti', 'esewa'] as const)('a payment that %s refuses has failed', async (method) => {
  const order = await env.place(method)
  const hash = await env.begin(order.payment)
  expect(await env.comeBack((await env.act(hash, 'refuse')).url)).toBe(`/payment/failure/?payment=${hash}`)
  expect(await env.standing(order.orderId)).toEqual({ ...OPEN, money: 'failed', payments: ['failed'] })
  expect(await env.show(hash)).toMatchObject({ status: 'failed', status_code: 'e', next_action: NO_ACTION })
})

test('another method is another payment of the same order', async () => {
  const order = await env.place('esewa')
  const esewa = await env.begin(order.payment)
  const khalti = await env.begin(order.payment, 'khalti')
  expect(khalti).not.toBe(esewa)
  // The first payment stays the same, whichever of the two is asked.
  expect(await env.begin(khalti, 'esewa')).toBe(esewa)
  const { rows } = await env.pool.query('select payment_method from "order" where id = $1', [order.orderId])
  expect(rows[0].payment_method).toBe('esewa')
  await env.comeBack((await env.act(khalti, 'approve')).url)
  expect(await env.standing(order.orderId)).toMatchObject({
    status: 'Complete',
    tickets: 1,
    payments: ['started', 'paid'],
  })
})

test('a method that was not started is cancelled with its payment', async () => {
  const order = await env.place('esewa')
  const card = await env.begin(order.payment, 'card')
  expect(await env.standing(order.orderId)).toEqual({ ...OPEN, payments: ['cancelled', 'started'] })
  expect(await env.show(order.payment)).toMatchObject({ status: 'cancelled' })
  expect(card).not.toBe(order.payment)
})

test('a method that is not possible is refused with its reason', async () => {
  const order = await env.place('esewa')
  const cod = await call(
    env,
    'POST',
    `payments/${order.payment}/initiate/`,
    { payment_method: 'cod' },
    {
      'accept-language': 'ne',
    },
  )
  expect(cod.status).toBe(406)
  expect(cod.body).toMatchObject({ reason: expect.stringMatching(/[ऀ-ॿ]/), code: 'product_class' })
  const { methods } = await env.show(order.payment)
  expect(methods.map(({ method, allowed }: { method: string; allowed: boolean }) => [method, allowed])).toEqual([
    ['cod', false],
    ['esewa', true],
    ['khalti', true],
    ['card', true],
  ])
})

test.each([
  ['paid', 'order_not_payable'],
  ['over', 'order_expired'],
  ['cancelled', 'order_not_payable'],
])('an order that is %s cannot be paid', async (state, code) => {
  const order = await env.place('khalti')
  if (state === 'paid') await env.comeBack((await env.act(await env.begin(order.payment), 'approve')).url)
  if (state === 'over') await env.runOut(order.orderId)
  if (state === 'cancelled')
    await env.pool.query(`update "order" set status = 'Cancelled' where id = $1`, [order.orderId])
  const refused = await env.initiate(order.payment)
  expect(refused.status).toBe(409)
  expect(refused.body.code).toBe(code)
  expect(Object.keys(refused.body)[0]).toBe('detail')
})

test.each(['created', 'started'])('an order for a cancelled date cannot be paid: %s', async (state) => {
  const { payment } = await env.place('khalti')
  if (state === 'started') await env.begin(payment)
  await env.setDateStatus('cancelled')
  const refused = await env.initiate(payment, {}, { 'accept-language': 'ne' })
  expect([refused.status, refused.body]).toEqual([
    409,
    { detail: expect.stringMatching(/[ऀ-ॿ]/), code: 'event_cancelled' },
  ])
  await env.setDateStatus('postponed')
  expect((await env.initiate(payment)).status).toBe(200)
})

test('Nepali visitors return to Nepali pages', async () => {
  const order = await env.place('khalti', { language: 'ne' })
  const hash = await env.begin(order.payment)
  const { url } = await env.act(hash, 'approve')
  expect(await env.comeBack(url)).toBe(`/ne/payment/success/?payment=${hash}`)
})

test('prefetching changes nothing', async () => {
  const order = await env.place('khalti')
  const hash = await env.begin(order.payment)
  const { url } = await env.act(hash, 'approve')
  expect(await env.comeBack(url, 'HEAD')).toBe(`/payment/${hash}/`)
  expect(await env.comeBack(url, 'GET', { 'sec-purpose': 'prefetch;prerender' })).toBe(`/payment/${hash}/`)
  expect(await env.standing(order.orderId)).toEqual(OPEN)
  expect(await env.comeBack(url)).toBe(`/payment/success/?payment=${hash}`)
})

test('an unknown payment, or one of another gateway, gets 404', async () => {
  const order = await env.place('khalti')
  const hash = await env.begin(order.payment)
  for (const path of [
    `payments/${hash}/return/esewa/`,
    'payments/AAAAAAAAAAAAAAAAAAAAAA/',
    'payments/nothing/',
    'payments/%00/',
    'payments/AAAAAAAAAAAAAAAAAAAAAA/return/card/success/',
  ])
    expect((await call(env, 'GET', path)).status).toBe(404)
  expect((await call(env, 'GET', `payments/${hash}/return/paypal/`)).status).toBe(400)
  expect((await call(env, 'POST', 'payments/nothing/initiate/', {})).status).toBe(404)
  expect((await call(env, 'POST', `payments/${hash}/initiate/`, { payment_method: 'free' })).status).toBe(400)
})

test('frequent requests are rate-limited', async () => {
  const order = await env.place('card')
  const hash = await env.begin(order.payment)
  const asked = (path: string, method: 'GET' | 'POST') =>
    Promise.all(
      Array.from({ length: 25 }, () =>
        call(env, method, `payments/${hash}/${path}/`, method === 'POST' ? {} : undefined),
      ),
    )
  await env.control('card', { mode: 'down' })
  for (const answers of [await asked('initiate', 'POST'), await asked('refresh', 'POST')]) {
    const late = answers.filter(({ status }) => status === 429)
    expect(late.length).toBeGreaterThan(3)
    expect(Number(late[0]?.headers['retry-after'])).toBeGreaterThan(0)
  }
})
