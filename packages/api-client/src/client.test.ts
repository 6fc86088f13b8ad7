import { afterAll, describe, expect, it } from 'vitest'
import { startStubServer } from '../test/stub-server.ts'
import { createClient } from './client.ts'
import type { ApiError } from './errors.ts'

const server = await startStubServer()
const { baseUrl, seen } = server
afterAll(server.stop)

describe('a call', () => {
  it('requests JSON below the base URL, with or without a trailing slash', async () => {
    server.respondWith({ body: '{"id":"one"}' })
    expect(await createClient({ baseUrl }).call('api/basket/')).toEqual({ id: 'one' })
    await createClient({ baseUrl: baseUrl.slice(0, -1) }).call('api/basket/')
    const request = { method: 'GET', url: '/v1/api/basket/', body: '', headers: { accept: 'application/json' } }
    expect(seen).toMatchObject([request, request])
    expect(seen[0]?.headers).not.toHaveProperty('content-type')
  })

  it('writes the query into the URL, list items one by one, without undefined values', async () => {
    server.respondWith({})
    const query = { q: 'घाम & rain', kind: ['book', 'audiobook'], page: 2, sold: false, none: undefined }
    await createClient({ baseUrl }).call('api/products/', { query })
    expect(new URL(seen[0]?.url ?? '', baseUrl).searchParams.toString()).toBe(
      new URLSearchParams([
        ['q', 'घाम & rain'],
        ['kind', 'book'],
        ['kind', 'audiobook'],
        ['page', '2'],
        ['sold', 'false'],
      ]).toString(),
    )
  })

  it('leaves the URL unchanged without a query', async () => {
    server.respondWith({})
    await createClient({ baseUrl }).call('api/products/', { query: { none: undefined } })
    expect(seen[0]?.url).toBe('/v1/api/products/')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'sends a %s with its body as JSON and its key',
    async (method) => {
      server.respondWith({})
      await createClient({ baseUrl }).call('api/', { method, body: { quantity: 2 }, idempotencyKey: 'once' })
      expect(seen).toMatchObject([
        { method, body: '{"quantity":2}', headers: { 'content-type': 'application/json', 'idempotency-key': 'once' } },
      ])
    },
  )

  it('sends the headers and the language of the client, unless the call overrides them', async () => {
    server.respondWith({})
    const client = createClient({ baseUrl, language: 'ne', headers: { cookie: 'a=b', 'X-From': 'client' } })
    await client.call('api/')
    await client.call('api/', { language: 'en', headers: { 'x-from': 'caller', accept: 'text/calendar' } })
    expect(seen).toMatchObject([
      { headers: { cookie: 'a=b', 'accept-language': 'ne', 'x-from': 'client', accept: 'application/json' } },
      { headers: { cookie: 'a=b', 'accept-language': 'en', 'x-from': 'caller', accept: 'text/calendar' } },
    ])
  })

  it('is sent by the given fetch function', async () => {
    const sent: string[] = []
    const fetch = async (address: RequestInfo | URL) => {
      sent.push(String(address))
      return Response.json({ id: 'one' })
    }
    expect(await createClient({ baseUrl: '/v1/', fetch }).call('api/basket/')).toEqual({ id: 'one' })
    expect(sent).toEqual(['/v1/api/basket/'])
  })

  it.each([204, 200])('answers undefined when the body of a %s is empty', async (status) => {
    server.respondWith((response) => response.writeHead(status).end())
    expect(await createClient({ baseUrl }).call('api/')).toBeUndefined()
  })

  it('that cannot be serialised is an error of the caller, not of the connection', async () => {
    const told: ApiError[] = []
    const call = createClient({ baseUrl, onError: (error) => told.push(error) }).call('api/', { body: 1n })
    await expect(call).rejects.toBeInstanceOf(TypeError)
    expect(told).toEqual([])
  })
})

describe('a call that fails', () => {
  it.each([
    { status: 401, body: '{"detail":"Your session is over."}', toast: 'Your session is over.', consequence: 'reject' },
    { status: 401, body: '', toast: 'You need to login to perform this action.', consequence: 'reject' },
    { status: 404, body: '{"detail":"Not found."}', toast: 'Resource not found!', consequence: 'fatal404' },
    { status: 500, body: '{"detail":"Inside."}', toast: 'Something went wrong!', consequence: 'reject' },
    { status: 400, body: '{"quantity":["Too many."]}', toast: 'Too many.', consequence: 'reject' },
    { status: 406, body: '{"non_field_errors":["Sold out."]}', toast: 'Sold out.', consequence: 'reject' },
    { status: 406, body: '"Only 2 left."', toast: 'Only 2 left.', consequence: 'reject' },
    { status: 403, body: 'Not for you.', toast: 'Not for you.', consequence: 'reject' },
    { status: 413, body: '<h1>413</h1>', toast: '<h1>413</h1>', consequence: 'reject' },
    { status: 409, body: '{"detail":"It was chan', toast: '{"detail":"It was chan', consequence: 'reject' },
    { status: 418, body: '{}', toast: 'Something went wrong!', consequence: 'reject' },
    { status: 200, body: '{"id":"on', toast: 'Something went wrong!', consequence: 'reject' },
    { status: 200, body: '<h1>Wi-Fi of the hotel</h1>', toast: 'Something went wrong!', consequence: 'reject' },
    { status: 200, body: 'OK', toast: 'Something went wrong!', consequence: 'reject' },
  ])('with $status and $body shows "$toast"', async ({ status, body, toast, consequence }) => {
    server.respondWith({ status, body })
    await expect(createClient({ baseUrl }).call('api/')).rejects.toMatchObject({ status, toast, consequence })
    expect(seen).toHaveLength(1)
  })

  it('knows the code and the logged name of the answer, and its body', async () => {
    const body = { detail: 'Only 2 left.', code: 'stock', left: 2 }
    server.respondWith({ status: 406, headers: { 'x-request-id': 'a1' }, body: JSON.stringify(body) })
    const call = createClient({ baseUrl }).call('api/')
    await expect(call).rejects.toMatchObject({ code: 'stock', requestId: 'a1', body })
  })

  it('knows the logged name of an answer that cannot be read', async () => {
    server.respondWith({ status: 413, headers: { 'x-request-id': 'a1' }, body: '<h1>413</h1>' })
    await expect(createClient({ baseUrl }).call('api/')).rejects.toMatchObject({
      requestId: 'a1',
      body: '<h1>413</h1>',
    })
  })

  it('calls onError once, before the rejection', async () => {
    server.respondWith({ status: 503, headers: { 'retry-after': '0' } })
    const told: ApiError[] = []
    const call = createClient({ baseUrl, onError: (error) => told.push(error) }).call('api/')
    const error = await call.catch((rejected: unknown) => [rejected, [...told]])
    expect(error).toEqual([told[0], told])
    expect(told).toMatchObject([{ status: 503 }])
    expect(seen).toHaveLength(3)
  })

  it('does not call onError for a silent call', async () => {
    server.respondWith({ status: 406, body: '{"detail":"Only 2 left."}' })
    const told: ApiError[] = []
    const call = createClient({ baseUrl, onError: (error) => told.push(error) }).call('api/', { silent: true })
    await expect(call).rejects.toMatchObject({ status: 406 })
    expect(told).toEqual([])
  })

  it('fails without a server', async () => {
    const call = createClient({ baseUrl: 'http://127.0.0.1:1/v1/', retries: 0 }).call('api/')
    await expect(call).rejects.toMatchObject({ status: 0, text: 'network', cause: expect.any(TypeError) })
  })
})
