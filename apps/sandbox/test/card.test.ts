import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startCard, WANTED } from './start-card.ts'

let at: Awaited<ReturnType<typeof startCard>>
beforeAll(async () => {
  at = await startCard()
})
beforeEach(() => at.card.empty())
afterAll(() => at.stop())

const look = (id: string) => at.stripe.checkout.sessions.retrieve(id)
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const price = (changed: object) => ({
  line_items: [
    { quantity: 1, price_data: { currency: 'npr', unit_amount: 100, product_data: { name: 'x' }, ...changed } },
  ],
})

describe('a session', () => {
  test('is created with the requested values', async () => {
    const session = await at.create({ expires_at: inSeconds(3600), customer_email: 'mira@people.example' })
    expect(session).toMatchObject({
      id: expect.stringMatching(/^cs_test_\w+$/),
      object: 'checkout.session',
      amount_total: 270_000,
      amount_subtotal: 270_000,
      currency: 'npr',
      client_reference_id: 'order-1',
      customer_email: 'mira@people.example',
      metadata: { reference: 'order-1' },
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: WANTED.success_url,
      url: `${at.url}/card/pay/${session.id}/`,
    })
    expect(session.expires_at - session.created).toBeGreaterThan(3500)
    expect((await fetch(session.url ?? '')).status).toBe(200)
    expect(await look(session.id)).toEqual(session)
  })

  test('adds up its line items and expires after a day by default', async () => {
    const line = WANTED.line_items[0]
    const { amount_total, expires_at, created } = await at.create({ line_items: [line, { ...line, quantity: 1 }] })
    expect([amount_total, expires_at - created]).toEqual([405_000, 86_400])
  })

  test.each([
    [{ mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
    [{ mode: 'subscription' }, { param: 'mode' }],
    [{ success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    [{ success_url: 'shop' }, { code: 'url_invalid', param: 'success_url' }],
    [{ cancel_url: 'javascript:alert(1)' }, { code: 'url_invalid', param: 'cancel_url' }],
    [{ line_items: [] }, { code: 'parameter_missing', param: 'line_items' }],
    [{ line_items: [{ quantity: 1 }] }, { code: 'parameter_missing', param: 'line_items[0][price_data]' }],
    [
      price({ unit_amount: 'ten' }),
      { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
    ],
    [price({ unit_amount: 10.5 }), { code: 'parameter_invalid_integer' }],
    [price({ unit_amount: -5 }), { code: 'parameter_invalid_integer' }],
    [price({ unit_amount: 0 }), { code: 'amount_too_small' }],
    [price({ unit_amount: 100_000_000 }), { code: 'amount_too_large' }],
    [price({ currency: 'rupee' }), { param: 'line_items[0][price_data][currency]' }],
    [price({ product_data: {} }), { param: 'line_items[0][price_data][product_data][name]' }],
    [{ expires_at: inSeconds(60) }, { param: 'expires_at' }],
    [{ expires_at: inSeconds(2 * 86_400) }, { param: 'expires_at' }],
    [{ client_reference_id: 'x'.repeat(201) }, { param: 'client_reference_id' }],
    [{ metadata: { ['x'.repeat(41)]: 'y' } }, { param: 'metadata' }],
    [{ metadata: { x: 'y'.repeat(501) } }, { param: 'metadata[x]' }],
    [{ amount: 100 }, { code: 'parameter_unknown', param: 'amount' }],
    [{ expand: ['line_items.data'] }, { param: 'expand' }],
  ])('is refused with %j', async (changed, refusal) => {
    expect(await refusalOf(at.create(changed))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      ...refusal,
    })
  })

  test('that does not exist is not found, nor by its reference', async () => {
    await at.create()
    for (const id of ['cs_test_nobody', 'order-1']) {
      expect(await refusalOf(look(id))).toMatchObject({
        type: 'StripeInvalidRequestError',
        statusCode: 404,
        code: 'resource_missing',
        message: `No such checkout.session: '${id}'`,
      })
    }
  })

  test('is ended by the shop, once', async () => {
    const { id } = await at.create()
    expect(await at.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null })
    expect(await refusalOf(at.stripe.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400, param: 'session' })
  })
})

describe('a key', () => {
  test('makes one session, however often it is sent at once', async () => {
    const sessions = await Promise.all(Array.from({ length: 10 }, () => at.create({}, 'once')))
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1)
    expect(sessions.filter(({ lastResponse }) => lastResponse.headers['idempotent-replayed'] === 'true')).toHaveLength(
      9,
    )
    expect(await (await fetch(`${at.url}/card/payments/`)).json()).toHaveLength(1)
  })

  test('returns the first response again, whatever its state is now', async () => {
    const before = await at.create({}, 'kept')
    await at.card.act(before.id, 'approve')
    expect(await at.create({}, 'kept')).toEqual(before)
    expect((await look(before.id)).status).toBe('complete')
  })

  test('is for one request alone', async () => {
    await at.create({}, 'one')
    expect(await refusalOf(at.create({ client_reference_id: 'order-2' }, 'one'))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    })
  })

  test('that was refused may be tried again', async () => {
    expect(await refusalOf(at.create({ mode: 'setup' }, 'retry'))).toMatchObject({ statusCode: 400 })
    expect((await at.create({}, 'retry')).status).toBe('open')
  })

  // Stripe's client retries when the connection is closed.
  test('finds the session whose answer was lost', async () => {
    await at.card.control({ mode: 'lost', times: 2 })
    expect(await refusalOf(at.create({}, 'lost'))).toMatchObject({ type: 'StripeConnectionError' })
    const made = await at.card.payment('order-1')
    expect((await at.create({}, 'lost')).id).toBe(made.id)
  })
})

describe('the caller', () => {
  test('with a key that is not ours is refused', async () => {
    expect(await refusalOf(at.client('sk_test_another').checkout.sessions.create(WANTED))).toMatchObject({
      type: 'StripeAuthenticationError',
      message: 'Invalid API Key provided: sk_test_********ther',
    })
    const bare = await fetch(`${at.url}/v1/checkout/sessions`, { method: 'POST' })
    expect([bare.status, await bare.json()]).toEqual([
      401,
      { error: { type: 'invalid_request_error', message: expect.stringContaining('You did not provide an API key') } },
    ])
  })

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${at.url}${path}`, { ...init, headers: { authorization: 'Bearer sk_test_sandbox', ...init.headers } })

  test.each(['/v1/', '/card/v1/'])('at %s finds the same sessions', async (path) => {
    const { id } = await at.create()
    const answer = await ask(`${path}checkout/sessions/${id}`)
    expect([answer.status, await answer.json()]).toMatchObject([200, { id }])
    expect(answer.headers.get('request-id')).toMatch(/^req_/)
  })

  test('in JSON, or for an unknown path, is refused in the same format', async () => {
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    for (const [path, init, status] of [
      ['/v1/checkout/sessions', json, 400],
      ['/v1/refunds', { ...json, body: '{' }, 400],
      ['/v1/customers', {}, 404],
    ] as const) {
      const answer = await ask(path, init)
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        status,
        { error: expect.objectContaining({ type: 'invalid_request_error', message: expect.any(String) }) },
      ])
    }
  })

  test('gets an error of Stripe during an outage', async () => {
    await at.card.control({ mode: 'down', times: 1 })
    expect(await refusalOf(at.create())).toMatchObject({ type: 'StripeAPIError', statusCode: 503 })
    await at.card.control({ mode: 'garbage', times: 1 })
    expect(await refusalOf(at.create())).toMatchObject({
      type: 'StripeAPIError',
      message: expect.stringContaining('JSON'),
    })
    await at.card.control({ mode: 'cut', times: 2 })
    expect(await refusalOf(at.create())).toMatchObject({ type: 'StripeConnectionError' })
    expect((await at.create()).status).toBe('open')
  })
})

describe('an act', () => {
  test.each([
    ['approve', 'complete', 'paid', 'succeeded'],
    ['approve-silently', 'complete', 'paid', 'succeeded'],
    ['delay', 'complete', 'unpaid', 'processing'],
    ['refuse', 'open', 'unpaid', 'requires_payment_method'],
    ['cancel', 'open', 'unpaid', undefined],
    ['lie-paid', 'open', 'unpaid', undefined],
    ['forge', 'open', 'unpaid', undefined],
    ['expire', 'expired', 'unpaid', undefined],
  ])('%s leaves the session %s and %s', async (act, status, payment_status, intent) => {
    const { id } = await at.create()
    await at.card.act(id, act, { ms: 60_000 })
    const session = await at.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    expect(session).toMatchObject({ status, payment_status, url: status === 'open' ? expect.any(String) : null })
    expect(session.payment_intent === null ? undefined : Object(session.payment_intent).status).toBe(intent)
  })

  test('redirects the browser to the requested URL', async () => {
    const { id, url } = await at.create()
    const urls: unknown[] = []
    for (const act of ['cancel', 'refuse', 'approve', 'cancel']) urls.push((await at.card.act(id, act)).url)
    const success = `https://shop.example/card/success/?session=${id}`
    expect(urls).toEqual([WANTED.cancel_url, url, success, WANTED.cancel_url])
    expect((await look(id)).payment_status).toBe('paid')
  })

  test('reports another amount for lie-amount', async () => {
    const { id } = await at.create()
    await at.card.act(id, 'lie-amount', { amount: 100 })
    expect(await look(id)).toMatchObject({ payment_status: 'paid', amount_total: 100 })
  })
})
