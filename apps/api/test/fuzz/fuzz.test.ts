import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STAFF, startBoxOffice } from '../sell-tickets.ts'
import { logIn } from '../visitors.ts'
import { type AnyRequest, anyRequest, type Description, type Known } from './any-request.ts'

const { numRuns: REQUESTS } = propertyRuns(Number(process.env['FUZZ_REQUESTS'] ?? 20_000))
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
/** Only operations whose path contains this text. */
const PATHS = process.env['FUZZ_PATHS'] ?? ''
const AT_ONCE = 8
const LOGIN_EVERY = 200
/** A slower response is a hang, also on a busy machine. */
const LONGEST_MS = 30_000
const STACK = /\bat .+:\d+:\d+|node_modules|\bselect "|syntax error|pg_|kysely/i

let api: Awaited<ReturnType<typeof startBoxOffice>>
let cookies: string[]
beforeAll(async () => {
  api = await startBoxOffice()
  const member = await logIn(api, 'maya@example.com')
  const { cookie } = await api.newVisitor(1)
  cookies = ['', cookie, `${cookie}; ${member}`, `${cookie}; ${await logIn(api, STAFF)}`]
})
afterAll(() => api.stop())

/** Staff operations are mostly sent by staff: others do not get past the permission. */
const cookieOf = ({ url }: AnyRequest, number: number) =>
  url.includes('/staff/') && number % 5 > 0 ? cookies.at(-1) : cookies[number % cookies.length]

/** The request in a failure message, so that it can be repeated. */
const shown = ({ method, url, headers, payload }: AnyRequest) =>
  `${method} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${String(payload ?? '').slice(0, 500)}`

async function knownWords(): Promise<Known> {
  const [, cookie = '', member = ''] = cookies
  const basket = (await api.get('/v1/api/basket/', { cookie })).json()
  const event = await api.makeTicketedEvent({ date: { is_streamed: true } })
  const order = await api.buy(event.productId, { quantity: 2, cookie: member.split('; ')[1] ?? '' })
  const [ticket] = await api.ticketsOf(order)
  const payment = (await api.get(`/v1/api/orders/by-hash/${order.hash}/`)).json().payment.hash
  const product = ['/v1/api/products/1/', 'https://shop.example/v1/api/products/2/', '/v1/api/products/3']
  return {
    url: product,
    product: ['1', '2', 'the-rain-ledger', ...product],
    slug: [event.slug, 'the-rain-ledger', 'tara-nembang', 'about-us'],
    basket: [basket.id],
    id: [basket.id, basket.lines[0]?.id, order.id, order.number, String(event.dateId), '1', '2'],
    hash: [order.hash, payment],
    number: [order.number],
    ticket: [ticket.id],
    code: [ticket.code],
    event_date_id: [String(event.dateId)],
    ticket_type: [String(event.typeId)],
    payment_method: ['cod', 'esewa', 'khalti', 'card'],
    provider: ['esewa', 'khalti', 'card'],
    line: [basket.lines[0]?.id],
    email: ['maya@example.com', 'nobody@example.com'],
    recipient_email: ['maya@example.com'],
    next: ['/', '/library', '//evil.example'],
    page: ['1', '2', '999'],
    page_size: ['1', '100'],
    q: ['rain', 'वर्षा', 'kuhiro'],
    country: ['NP', 'IN'],
    quantity: ['1'],
    path: ['/book/the-rain-ledger/'],
    'idempotency-key': ['one', 'two', 'three'],
    'if-match': ['"1"', '"2"', 'x'],
  }
}

test(`${REQUESTS} requests cause no 5xx`, async () => {
  const { paths, ...rest } = api.app.swagger() as unknown as Description
  const chosen = Object.entries(paths).filter(([path]) => path.includes(PATHS))
  const description = { ...rest, paths: Object.fromEntries(chosen) }
  const requests = fc.sample(anyRequest(description, await knownWords()), { numRuns: REQUESTS, seed: SEED })
  const statuses = new Map<number, number>()
  const send = async (request: AnyRequest, number: number) => {
    const began = performance.now()
    const answer = await api.app.inject({
      ...request,
      // Fastify's types list these methods.
      method: request.method as 'GET',
      headers: {
        ...request.headers,
        // From many addresses, so that rate limits do not apply.
        'x-forwarded-for': `10.${number % 250}.${number % 251}.${number % 249}`,
        cookie: cookieOf(request, number),
      },
    })
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    expect(answer.statusCode, `${shown(request)}\n${answer.body.slice(0, 300)}`).toBeLessThan(500)
    expect(performance.now() - began, shown(request)).toBeLessThan(LONGEST_MS)
    if (answer.statusCode < 400) return
    const body = answer.json()
    const [first] = Object.values(body)
    const message = Array.isArray(first) ? first[0] : first
    expect(
      typeof message === 'string' && message !== '' && message !== body.code,
      `${shown(request)}\n${answer.body}`,
    ).toBe(true)
    expect(STACK.test(answer.body), `${shown(request)}\n${answer.body}`).toBe(false)
  }
  for (let at = 0; at < requests.length; at += AT_ONCE) {
    // A request may have ended the login.
    if (at % LOGIN_EVERY === 0) cookies[cookies.length - 1] = `${cookies[1]}; ${await logIn(api, STAFF)}`
    await Promise.all(requests.slice(at, at + AT_ONCE).map((request, step) => send(request, at + step)))
  }
  // Requests got past validation.

  const succeeded = [200, 201, 204].reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0)
  expect(succeeded).toBeGreaterThan(REQUESTS / 10)
  expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 20)
  expect((await api.get('/readyz')).statusCode).toBe(200)
  // Staff may have renamed or removed any one product.
  expect((await api.get('/v1/api/products/')).statusCode).toBe(200)
})
