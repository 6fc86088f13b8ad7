import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OPEN, PAID, startPaymentApp, type Tills } from './start-payments.ts'
import { call } from './visitors.ts'

let tills: Tills
beforeAll(async () => {
  tills = await startPaymentApp()
})
afterAll(() => tills?.stop())
beforeEach(() => tills.calm())

const NO_ACTION = { type: 'none', url: null, fields: null }

describe.each(['esewa', 'khalti', 'card'] as const)('%s', (method) => {
  test('takes the money, and the places are the shopper’s', async () => {
    const order = await tills.place(method)
    const hash = await tills.begin(order.payment)
    expect(hash).toBe(order.payment)
    const { url } = await tills.act(hash, 'approve')
    expect(await tills.comeBack(url)).toBe(`/payment/success/?payment=${hash}`)
    expect(await tills.standing(order.orderId)).toEqual(PAID)
    expect(await tills.eventsOf(hash)).toEqual(['paid'])
  })

  test('shows how a payment stands, to whoever has its hash', async () => {
    const order = await tills.place(method)
    expect(await tills.show(order.payment)).toMatchObject({
      method,
      amount: '800.00',
      currency: 'NPR',
      status: 'created',
      status_code: 'w',
      order: { number: order.number, hash: order.hash },
      next_action: NO_ACTION,
      expires_at: expect.stringMatching(/Z$/),
    })
    const { body } = await tills.initiate(order.payment)
    expect(body).toMatchObject({ hash: order.payment, status: 'started' })
    expect(body.next_action.type).toBe(method === 'esewa' ? 'form_post' : 'redirect')
    expect(body.next_action.url.startsWith(tills.sandbox.url)).toBe(true)
    expect(await tills.show(order.payment)).toEqual(body)
    await tills.follow(body.next_action)
    await tills.comeBack((await tills.act(order.payment, 'approve')).url)
    expect(await tills.show(order.payment)).toMatchObject({
      status: 'paid',
      status_code: 's',
      next_action: NO_ACTION,
      expires_at: null,
      methods: [],
    })
  })

  test('keeps what the gateway calls it before it answers', async () => {
    const order = await tills.place(method)
    await tills.initiate(order.payment)
    const row = await tills.read(order.payment)
    expect(row.reference).toMatch(/^[A-Za-z0-9-]{8,20}$/)
    if (method !== 'esewa') {
      const known = await tills.ask('GET', `/${method}/payments/${row.reference}/`)
      expect(row.provider_reference).toBe(known.id)
    }
    expect(row.look_at.getTime() - row.started_at.getTime()).toBe(300_000)
  })

  test('is asked once, however often one presses', async () => {
    const order = await tills.place(method)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => tills.initiate(order.payment, {}, { 'idempotency-key': `press ${at}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await tills.standing(order.orderId)).toEqual(OPEN)
    if (method === 'esewa') return
    const { reference } = await tills.read(order.payment)
    const known: { reference: string }[] = await tills.ask('GET', `/${method}/payments/`)
    expect(known.filter((each) => each.reference === reference)).toHaveLength(1)
  })

  test('answers the same under the same key, and another one under it is refused', async () => {
    const order = await tills.place(method)
    const key = { 'idempotency-key': 'the same' }
    const first = await tills.initiate(order.payment, {}, key)
    expect((await tills.initiate(order.payment, {}, key)).body).toEqual(first.body)
    expect((await tills.initiate(order.payment, { payment_method: 'cod' }, key)).status).toBe(422)
  })

  test('that is away when one begins is told, and nothing has begun', async () => {
    // The browser goes to eSewa with a form, and the shop asks nobody.
    if (method === 'esewa') return
    for (const mode of ['down', 'garbage', 'cut', 'lost']) {
      const order = await tills.place(method)
      await tills.control(method, { mode, only: 'start' })
      const refused = await tills.initiate(order.payment)
      expect(refused.status).toBe(503)
      expect(refused.headers['retry-after']).toBe('2')
      expect(Object.keys(refused.body)[0]).toBe('detail')
      expect(refused.body.code).toBe('gateway_unavailable')
      expect(await tills.standing(order.orderId)).toEqual({ ...OPEN, money: 'unpaid', payments: ['created'] })
      await tills.control(method, { mode: 'up' })
      const hash = await tills.begin(order.payment)
      expect(hash).toBe(order.payment)
      await tills.comeBack((await tills.act(hash, 'approve')).url)
      expect(await tills.standing(order.orderId)).toEqual(PAID)
    }
  })

  test('that refuses or is given up leads back, and another attempt is another payment', async () => {
    const order = await tills.place(method)
    const hash = await tills.begin(order.payment)
    const { url } = await tills.act(hash, 'cancel')
    // eSewa says the same of a payment that it refused and of one that was given up.
    const page = method === 'esewa' ? 'failure' : 'cancelled'
    expect(await tills.comeBack(url)).toBe(`/payment/${page}/?payment=${hash}`)
    expect(await tills.standing(order.orderId)).toMatchObject({ status: 'Pending', tickets: 0 })
    const again = await tills.begin(hash)
    if (method === 'card') expect(again).toBe(hash)
    else expect(again).not.toBe(hash)
    expect((await tills.read(again)).reference === (await tills.read(hash)).reference).toBe(again === hash)
    const paid = await tills.act(again, 'approve')
    expect(await tills.comeBack(paid.url)).toBe(`/payment/success/?payment=${again}`)
    expect(await tills.standing(order.orderId)).toMatchObject({ ...PAID, payments: expect.arrayContaining(['paid']) })
  })
})

test.each(['khalti', 'esewa'] as const)('a payment that %s refuses is a failed one', async (method) => {
  const order = await tills.place(method)
  const hash = await tills.begin(order.payment)
  expect(await tills.comeBack((await tills.act(hash, 'refuse')).url)).toBe(`/payment/failure/?payment=${hash}`)
  expect(await tills.standing(order.orderId)).toEqual({ ...OPEN, money: 'failed', payments: ['failed'] })
  expect(await tills.show(hash)).toMatchObject({ status: 'failed', status_code: 'e', next_action: NO_ACTION })
})

test('another way to pay is another payment of the same order', async () => {
  const order = await tills.place('esewa')
  const esewa = await tills.begin(order.payment)
  const khalti = await tills.begin(order.payment, 'khalti')
  expect(khalti).not.toBe(esewa)
  // The first attempt is still the first attempt, whichever of the two one asks from.
  expect(await tills.begin(khalti, 'esewa')).toBe(esewa)
  const { rows } = await tills.pool.query('select payment_method from "order" where id = $1', [order.orderId])
  expect(rows[0].payment_method).toBe('esewa')
  await tills.comeBack((await tills.act(khalti, 'approve')).url)
  expect(await tills.standing(order.orderId)).toMatchObject({
    status: 'Complete',
    tickets: 1,
    payments: ['started', 'paid'],
  })
})

test('a way that was never begun is given up with it', async () => {
  const order = await tills.place('esewa')
  const card = await tills.begin(order.payment, 'card')
  expect(await tills.standing(order.orderId)).toEqual({ ...OPEN, payments: ['cancelled', 'started'] })
  expect(await tills.show(order.payment)).toMatchObject({ status: 'cancelled' })
  expect(card).not.toBe(order.payment)
})

test('what cannot be paid like this is refused with its reason', async () => {
  const order = await tills.place('esewa')
  const cod = await call(
    tills,
    'POST',
    `payments/${order.payment}/initiate/`,
    { payment_method: 'cod' },
    {
      'accept-language': 'ne',
    },
  )
  expect(cod.status).toBe(406)
  expect(cod.body).toMatchObject({ reason: expect.stringMatching(/[ऀ-ॿ]/), code: 'product_class' })
  const { methods } = await tills.show(order.payment)
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
])('an order that is %s is not paid', async (state, code) => {
  const order = await tills.place('khalti')
  if (state === 'paid') await tills.comeBack((await tills.act(await tills.begin(order.payment), 'approve')).url)
  if (state === 'over') await tills.runOut(order.orderId)
  if (state === 'cancelled')
    await tills.pool.query(`update "order" set status = 'Cancelled' where id = $1`, [order.orderId])
  const refused = await tills.initiate(order.payment)
  expect(refused.status).toBe(409)
  expect(refused.body.code).toBe(code)
  expect(Object.keys(refused.body)[0]).toBe('detail')
})

test('who reads Nepali comes back to Nepali pages', async () => {
  const order = await tills.place('khalti', { language: 'ne' })
  const hash = await tills.begin(order.payment)
  const { url } = await tills.act(hash, 'approve')
  expect(await tills.comeBack(url)).toBe(`/ne/payment/success/?payment=${hash}`)
})

test('who only looks ahead changes nothing', async () => {
  const order = await tills.place('khalti')
  const hash = await tills.begin(order.payment)
  const { url } = await tills.act(hash, 'approve')
  expect(await tills.comeBack(url, 'HEAD')).toBe(`/payment/${hash}/`)
  expect(await tills.comeBack(url, 'GET', { 'sec-purpose': 'prefetch;prerender' })).toBe(`/payment/${hash}/`)
  expect(await tills.standing(order.orderId)).toEqual(OPEN)
  expect(await tills.comeBack(url)).toBe(`/payment/success/?payment=${hash}`)
})

test('what names no payment, or one of another gateway, is not there', async () => {
  const order = await tills.place('khalti')
  const hash = await tills.begin(order.payment)
  for (const path of [
    `payments/${hash}/return/esewa/`,
    'payments/AAAAAAAAAAAAAAAAAAAAAA/',
    'payments/nothing/',
    'payments/%00/',
    'payments/AAAAAAAAAAAAAAAAAAAAAA/return/card/success/',
  ])
    expect((await call(tills, 'GET', path)).status).toBe(404)
  expect((await call(tills, 'GET', `payments/${hash}/return/paypal/`)).status).toBe(400)
  expect((await call(tills, 'POST', 'payments/nothing/initiate/', {})).status).toBe(404)
  expect((await call(tills, 'POST', `payments/${hash}/initiate/`, { payment_method: 'free' })).status).toBe(400)
})

test('who asks all the time is told to wait', async () => {
  const order = await tills.place('card')
  const hash = await tills.begin(order.payment)
  const asked = (path: string, method: 'GET' | 'POST') =>
    Promise.all(
      Array.from({ length: 25 }, () =>
        call(tills, method, `payments/${hash}/${path}/`, method === 'POST' ? {} : undefined),
      ),
    )
  await tills.control('card', { mode: 'down' })
  for (const answers of [await asked('initiate', 'POST'), await asked('refresh', 'POST')]) {
    const late = answers.filter(({ status }) => status === 429)
    expect(late.length).toBeGreaterThan(3)
    expect(Number(late[0]?.headers['retry-after'])).toBeGreaterThan(0)
  }
})
