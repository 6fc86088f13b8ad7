import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startCard } from './start-card.ts'

const USUAL = { copies: 1, delay_ms: 0, order: 'sent', hold: false, attempts: 6, retry_ms: 20 }

let at: Awaited<ReturnType<typeof startCard>>
beforeAll(async () => {
  at = await startCard()
})
beforeEach(async () => {
  at.shop.answer = 200
  await at.card.control({ webhooks: USUAL })
  at.shop.requests.length = 0
  at.shop.together = 1
})
afterAll(() => at.stop())

const switchTo = (webhooks: object) => at.card.control({ webhooks })
const types = () => at.events().map(({ type }) => type)
const requests = (count: number) => vi.waitUntil(() => at.shop.requests.length >= count, 10_000)
const begin = async () => (await at.create()).id
/** Waits for pending webhooks by triggering a later one. */
const settled = async () => {
  const before = at.shop.requests.length
  await at.card.act(await begin(), 'expire')
  await requests(before + 1)
  at.shop.requests.pop()
}

describe('a webhook', () => {
  test('reports a payment, with a signature over the body', async () => {
    const id = await begin()
    await at.card.act(id, 'approve')
    await requests(1)
    const [event] = at.events()
    const session = await at.stripe.checkout.sessions.retrieve(id)
    expect(event).toMatchObject({ object: 'event', type: 'checkout.session.completed', livemode: false })
    expect(event?.data.object).toEqual(JSON.parse(JSON.stringify({ ...session, lastResponse: undefined })))
    expect(session).toMatchObject({ payment_status: 'paid', client_reference_id: 'order-1' })
    const [{ body, headers, method, url } = { body: '', headers: {}, method: '', url: '' }] = at.shop.requests
    expect([method, url, headers['content-type']]).toEqual(['POST', '/hook/', 'application/json; charset=utf-8'])
    // A parsed and serialised copy does not match the signature.
    expect(() =>
      at.stripe.webhooks.constructEvent(
        JSON.stringify(JSON.parse(body)),
        String(headers['stripe-signature']),
        'whsec_sandbox',
      ),
    ).toThrow()
    const { id: found } = ((await (await fetch(`${at.url}/card/events/`)).json()) as { id: string }[])[0] ?? {}
    expect([found, (await at.stripe.events.retrieve(found ?? '')).type]).toEqual([event?.id, event?.type])
  })

  test.each([
    ['approve', 'checkout.session.async_payment_succeeded', 'paid'],
    ['refuse', 'checkout.session.async_payment_failed', 'unpaid'],
  ])('of a payment that takes its time says first that it is unpaid; with %s then %s', async (ending, type, paid) => {
    await at.card.act(await begin(), 'delay', { ms: 30, ending })
    await requests(2)
    expect(types()).toEqual(['checkout.session.completed', type])
    expect(at.events().map(({ data }) => Reflect.get(data.object, 'payment_status'))).toEqual(['unpaid', paid])
  })

  test('reports an expired session', async () => {
    await at.stripe.checkout.sessions.expire(await begin())
    await requests(1)
    expect(types()).toEqual(['checkout.session.expired'])
  })

  test('is not sent for a declined card, a cancellation, or a customer who leaves', async () => {
    const id = await begin()
    for (const act of ['refuse', 'cancel', 'go-away']) await at.card.act(id, act)
    await settled()
    expect(at.shop.requests).toEqual([])
  })

  test('a false one is signed correctly, and a forged one is not', async () => {
    const id = await begin()
    await at.card.act(id, 'lie-paid')
    await requests(1)
    expect(at.events()).toMatchObject([
      { type: 'checkout.session.completed', data: { object: { id, payment_status: 'paid' } } },
    ])
    await at.card.act(id, 'forge')
    await requests(2)
    expect(() => at.events()).toThrow(/signature/i)
    expect((await at.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('unpaid')
  })
})

describe('the delivery', () => {
  test.each([500, 404, 302, 'nothing'] as const)('is tried again until it is requests, after %s', async (answer) => {
    at.shop.answer = answer
    const id = await begin()
    await at.card.act(id, 'approve')
    await requests(2)
    at.shop.answer = 200
    await vi.waitUntil(async () => (await at.card.payment(id)).sent.at(-1)?.status === 200, 10_000)
    const { length } = at.shop.requests
    await settled()
    expect(at.shop.requests).toHaveLength(length)
    expect(new Set(at.events().map((event) => event.id)).size).toBe(1)
    expect((await at.card.payment(id)).sent.map(({ status }) => status)).toEqual([
      ...Array.from({ length: length - 1 }, () => (answer === 'nothing' ? null : answer)),
      200,
    ])
  })

  test('gives up some time', async () => {
    await switchTo({ attempts: 2 })
    at.shop.answer = 500
    const id = await begin()
    await at.card.act(id, 'approve')
    await vi.waitUntil(async () => (await at.card.payment(id)).sent.length === 2, 10_000)
    at.shop.answer = 200
    await settled()
    expect(at.shop.requests).toHaveLength(2)
  })

  test('is sent in several copies at once', async () => {
    await switchTo({ copies: 4 })
    at.shop.together = 4
    const id = await begin()
    await at.card.act(id, 'approve')
    await vi.waitUntil(async () => (await at.card.payment(id)).sent.length === 4, 10_000)
    expect(new Set(at.events().map((event) => event.id)).size).toBe(1)
  })

  test('waits while on hold, and can be sent in reverse order', async () => {
    await switchTo({ hold: true })
    const id = await begin()
    await at.card.act(id, 'delay', { ms: 100 })
    await vi.waitUntil(async () => (await at.card.payment(id)).state === 'paid', 10_000)
    await at.card.act(id, 'refund', { amount: 100 })
    expect(at.shop.requests).toEqual([])
    await switchTo({ hold: false, order: 'reversed' })
    await requests(3)
    expect(types()).toEqual([
      'charge.refunded',
      'checkout.session.async_payment_succeeded',
      'checkout.session.completed',
    ])
  })

  test('arrives in order by default', async () => {
    const id = await begin()
    await switchTo({ delay_ms: 60 })
    await at.card.act(id, 'approve')
    await at.card.act(id, 'refund', { amount: 100 })
    await requests(2)
    expect(types()).toEqual(['checkout.session.completed', 'charge.refunded'])
  })

  test('is repeated by an act, many times at once', async () => {
    const id = await begin()
    const { sent } = await at.card.act(id, 'replay', { times: 3 })
    expect(sent.map(({ kind, status }) => [kind, status])).toContainEqual(['webhook', 200])
    await requests(4)
    expect(new Set(at.events().map((event) => event.id)).size).toBe(1)
    expect((await at.card.payment(id)).state).toBe('paid')
  })

  test('is sent to the configured URL', async () => {
    await switchTo({ url: `${at.shop.url}/elsewhere/` })
    await at.card.act(await begin(), 'approve')
    await requests(1)
    expect(at.shop.requests[0]?.url).toBe('/elsewhere/')
    await switchTo({ url: `${at.shop.url}/hook/` })
  })

  test('of a payment that was approved twice is one', async () => {
    const id = await begin()
    await Promise.all([at.card.act(id, 'approve'), at.card.act(id, 'approve')])
    await requests(1)
    await settled()
    expect(at.shop.requests).toHaveLength(1)
  })

  test.each([
    { copies: 0 },
    { copies: '2' },
    { delay_ms: -1 },
    { order: 'random' },
    { hold: 'yes' },
    { url: 'shop' },
    { attempts: 1000 },
    { retry_ms: null },
  ])('cannot be switched to %j', async (webhooks) => {
    expect(await switchTo(webhooks)).toEqual({ status: 400, body: { detail: expect.any(String) } })
  })
})
