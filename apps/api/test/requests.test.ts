import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { addMember } from './start-staff.ts'
import { call } from './visitors.ts'

let api: RunningApp
let shopkeeper: string
beforeAll(async () => {
  api = await startApp()
  shopkeeper = (await addMember(api, ['shopkeeper'])).cookie
})
afterAll(() => api.stop())

describe('every response', () => {
  test('has a request id, that of the site in front if it is valid', async () => {
    const named = async (id: string) => (await api.get('/healthz', { 'x-request-id': id })).headers['x-request-id']
    expect(await named('abc-123_DEF')).toBe('abc-123_DEF')
    expect(await named('a b"; drop')).toMatch(/^[\da-f-]{36}$/)
    expect(await named('x'.repeat(65))).toMatch(/^[\da-f-]{36}$/)
    const two = [await api.get('/v1/api/nothing/'), await api.get('/v1/api/nothing/')]
    expect(new Set(two.map(({ headers }) => headers['x-request-id'])).size).toBe(2)
  })

  test.each(['/healthz', '/v1/api/products/', '/v1/api/nothing/', '/v1/api/products/%E0%A4/'])(
    'at %s has security headers',
    async (url) => {
      expect((await api.get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-site',
      })
    },
  )
})

describe('a null character', () => {
  test.each([
    'products/a%00b/',
    'records/a%00b/',
    'records/a%00b/own/',
    'events/a%00b/1/live/',
    'events/a%00b/1/seats/',
    'staff/vouchers/a%00b/',
    'staff/pictures/a%00b/',
  ])('is in no path: %s', async (path) => {
    const answer = await api.get(`/v1/api/${path}`, { cookie: shopkeeper })
    expect([path, answer.statusCode]).toEqual([path, 404])
  })

  test.each([
    ['POST', 'staff/offers/', { name: { en: 'Rain', ne: 'a\0b' }, percent: 10 }, 'name.ne'],
    ['POST', 'staff/vouchers/', { name: 'a\0b', percent: 10, ends_at: '2100-01-01T00:00:00Z' }, 'name'],
    ['GET', 'staff/vouchers/?q=a%00b', undefined, 'q'],
  ] as const)('in a text of staff is refused: %s %s', async (method, path, body, field) => {
    const headers = { cookie: shopkeeper, 'idempotency-key': crypto.randomUUID(), 'accept-language': 'ne' }
    const answer = await call(api, method, path, body, headers)
    expect([answer.status, answer.body]).toEqual([
      400,
      { [field]: ['शून्य क्यारेक्टर (U+0000) हटाउनुहोस्।'], code: 'invalid' },
    ])
  })

  test('is not told to those who may not use the operation', async () => {
    expect((await api.get('/v1/api/staff/vouchers/?q=a%00b')).statusCode).toBe(401)
  })
})

test('another method gets 405 with Allow', async () => {
  const answer = await api.app.inject({ method: 'PUT', url: '/v1/api/basket/add-product/', payload: 'x' })
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST'])
  expect((await api.app.inject({ method: 'HEAD', url: '/v1/api/products/' })).statusCode).toBe(200)
})

test('unknown methods get 405 too', async () => {
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' })
  for (const method of ['TRACE', 'OPTIONS', 'PROPFIND']) {
    for (const [path, allowed] of [
      ['/v1/api/products/?page=2', 'GET, HEAD'],
      ['/v1/api/products/1', 'GET, HEAD'],
      ['/v1/api/basket/add-product/', 'POST'],
      ['/healthz', 'GET, HEAD'],
    ] as const) {
      const answer = await ask(new URL(path, url), method)
      expect([method, path, answer.statusCode, answer.headers.allow]).toEqual([method, path, 405, allowed])
    }
    expect((await ask(new URL('/v1/api/nothing/', url), method)).statusCode).toBe(404)
  }
})

/** `fetch` and `inject` refuse some methods that a server must answer. */
async function ask(url: URL, method: string) {
  const question = request(url, { method }).end()
  const [answer] = (await once(question, 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}

test('cookies of a site with an https origin are Secure, whatever a proxy says', async () => {
  const sites = ['https://dabali.example', 'http://localhost:3001'] as const
  const app = buildApp({ ...api.parts, visitors: { siteOrigins: sites } })
  for (const [host, secure] of [
    ['dabali.example', true],
    ['localhost:3001', undefined],
  ] as const) {
    const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': 'http' }
    const url = '/v1/api/basket/add-product/'
    const { cookies } = await app.inject({ method: 'POST', url, payload: { url: '/v1/api/products/1/' }, headers })
    expect([host, cookies[0]?.secure]).toEqual([host, secure])
  }
  await app.close()
})

test('the API documentation is at /docs, with a content security policy of its own', async () => {
  const page = await api.get('/docs')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect(page.headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'")
  expect((await api.get('/docs/json')).json().openapi).toBe('3.1.0')
})

describe('the log', () => {
  async function logOf(act: (app: RunningApp['app']) => Promise<unknown>) {
    let text = ''
    const stream = new Writable({
      write(chunk, _encoding, done) {
        text += chunk
        done()
      },
    })
    const app = buildApp({ ...api.parts, logger: { level: 'info', stream } })
    await act(app)
    await app.close()
    return text
  }

  test('has one line per response with the route and not the URL', async () => {
    const text = await logOf((app) =>
      app.inject({ url: '/v1/api/products/secret-slug/?token=secret', headers: { cookie: 'dabali_basket=secret' } }),
    )
    const line = JSON.parse(text.split('\n')[0] ?? '')
    expect(line).toMatchObject({ route: '/v1/api/products/:product/', method: 'GET', status: 404, msg: 'answered' })
    expect(line.reqId).toMatch(/^[\da-f-]{36}$/)
    expect(text).not.toContain('secret')
  })

  test('has kind and stack of an error without its values', async () => {
    const text = await logOf(async (app) => {
      await api.pool.query('alter table product rename to gone')
      await app.inject({ url: '/v1/api/products/somebody@example.com/' })
      await api.pool.query('alter table gone rename to product')
    })
    expect(text).toContain('"kind":"database","code":"42P01"')
    expect(text).toMatch(/detail\/queries|pg/)
    expect(text).not.toMatch(/somebody|from "/)
  })
})

test('a slow statement is cancelled by the timeout', async () => {
  const { rows } = await api.pool.query("select current_setting('statement_timeout') as longest")
  expect(rows[0].longest).toBe('10s')
  const client = await api.pool.connect()
  await client.query("begin; set local statement_timeout = '50ms'")
  await expect(client.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
  await client.query('rollback')
  client.release()
})
