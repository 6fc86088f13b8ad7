import { getEventListeners } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import { startStubServer } from '../test/stub-server.ts'
import { type CallRequest, createClient } from './client.ts'
import { waitFor } from './transport.ts'

const server = await startStubServer()
afterAll(server.stop)

const client = createClient({ baseUrl: server.baseUrl })
const write = { method: 'POST', body: {} } as const
const soon = { 'retry-after': '0' }
const inFlight = { status: 409, headers: soon, body: '{"detail":"Wait.","code":"idempotency_in_flight"}' }

/** How often the server was asked until the call was over. */
async function triesOf(request: CallRequest) {
  const answer = await client.call('api/', request).catch((error: unknown) => error)
  return { tries: server.seen.length, answer }
}

describe('a temporary failure is retried', () => {
  it.each([429, 502, 503, 504])('a read is repeated twice after %s', async (status) => {
    server.respondWith({ status, headers: soon })
    expect(await triesOf({})).toMatchObject({ tries: 3, answer: { status } })
  })

  it.each([429, 502, 503, 504])('a read that was answered %s answers when it passes', async (status) => {
    server.respondWith({ status, headers: soon }, { body: '{"id":"one"}' })
    expect(await triesOf({})).toEqual({ tries: 2, answer: { id: 'one' } })
  })

  it('a closed connection is retried', async () => {
    server.respondWith((response) => response.destroy(), { body: '{"id":"one"}' })
    expect(await triesOf({})).toEqual({ tries: 2, answer: { id: 'one' } })
  })

  it('a truncated response is requested again', async () => {
    server.respondWith(
      (response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('{"id":', () => response.destroy())
      },
      { body: '{"id":"one"}' },
    )
    expect(await triesOf({})).toEqual({ tries: 2, answer: { id: 'one' } })
  })

  it('a late response is requested again', async () => {
    server.respondWith(() => undefined, { body: '{"id":"one"}' })
    expect(await triesOf({ timeoutMilliseconds: 200 })).toEqual({ tries: 2, answer: { id: 'one' } })
  })

  it('a write with a key is repeated with the same key and body', async () => {
    server.respondWith({ status: 503, headers: soon })
    const { tries } = await triesOf({ ...write, body: { quantity: 2 }, idempotencyKey: 'once' })
    expect(tries).toBe(3)
    const one = { method: 'POST', body: '{"quantity":2}', headers: { 'idempotency-key': 'once' } }
    expect(server.seen).toMatchObject([one, one, one])
  })

  it('a write whose first try is still being done is tried again', async () => {
    server.respondWith(inFlight, { body: '{"id":"one"}' })
    expect(await triesOf({ ...write, idempotencyKey: 'once' })).toEqual({ tries: 2, answer: { id: 'one' } })
  })

  it('each wait is longer than the one before', async () => {
    const at: number[] = []
    server.respondWith((response) => {
      at.push(performance.now())
      response.writeHead(503).end()
    })
    await triesOf({})
    const [first = 0, second = 0, third = 0] = at
    expect(second - first).toBeGreaterThanOrEqual(120)
    expect(third - second).toBeGreaterThanOrEqual(240)
  })

  it('a short Retry-After of the server is respected', async () => {
    const at: number[] = []
    server.respondWith((response) => {
      at.push(performance.now())
      response.writeHead(429, { 'retry-after': '1' }).end()
    })
    await triesOf({ retries: 1 })
    expect(Number(at[1]) - Number(at[0])).toBeGreaterThanOrEqual(1_000)
  })
})

describe('unsafe or hopeless retries', () => {
  it.each([400, 401, 403, 404, 406, 413, 500])('%s is not tried again', async (status) => {
    server.respondWith({ status, headers: soon })
    expect(await triesOf({})).toMatchObject({ tries: 1, answer: { status } })
  })

  it('another conflict is not tried again', async () => {
    server.respondWith({ status: 409, headers: soon, body: '{"detail":"Frozen.","code":"basket_frozen"}' })
    expect(await triesOf({ ...write, idempotencyKey: 'once' })).toMatchObject({ tries: 1, answer: { status: 409 } })
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('a %s without a key is never repeated', async (method) => {
    server.respondWith({ status: 503, headers: soon })
    expect((await triesOf({ method, retries: 5 })).tries).toBe(1)
    server.respondWith((response) => response.destroy())
    expect((await triesOf({ method, retries: 5 })).tries).toBe(1)
  })

  it.each([429, 503])('a server that wants to be left alone for longer is: %s', async (status) => {
    server.respondWith({ status, headers: { 'retry-after': '6' } })
    expect(await triesOf({})).toMatchObject({ tries: 1, answer: { status, retryAfterSeconds: 6 } })
  })

  it('a server that others keep busy is asked again within half a minute', async () => {
    const busy = (seconds: string) => ({
      ...{ status: 503, headers: { 'retry-after': seconds } },
      body: '{"detail":"Busy.","code":"busy"}',
    })
    server.respondWith(busy('31'))
    expect(await triesOf({})).toMatchObject({ tries: 1, answer: { code: 'busy' } })
    const leaving = new AbortController()
    server.respondWith((response) => {
      response.on('close', () => leaving.abort('left the page'))
      response.writeHead(503, { 'retry-after': '30' }).end('{"detail":"Busy.","code":"busy"}')
    })
    // It is still waiting when its caller leaves.
    expect(await triesOf({ signal: leaving.signal })).toMatchObject({ tries: 1, answer: aborted })
  })

  it('the caller sets the number of retries', async () => {
    server.respondWith({ status: 503, headers: soon })
    expect((await triesOf({ retries: 0 })).tries).toBe(1)
    server.respondWith({ status: 503, headers: soon })
    expect((await triesOf({ retries: 1 })).tries).toBe(2)
  })
})

const AN_HOUR = 3_600_000
const aborted = { name: 'AbortError', cause: 'left the page' }

it('a wait ends, with a signal and without', async () => {
  await expect(waitFor(1, undefined)).resolves.toBeUndefined()
  await expect(waitFor(1, new AbortController().signal)).resolves.toBeUndefined()
})

it('a wait ends at once when its caller leaves', async () => {
  const leaving = new AbortController()
  const wait = waitFor(AN_HOUR, leaving.signal)
  leaving.abort('left the page')
  await expect(wait).rejects.toMatchObject(aborted)
})

it('a wait does not begin when its caller has left', async () => {
  await expect(waitFor(AN_HOUR, AbortSignal.abort('left the page'))).rejects.toMatchObject(aborted)
})

it('a finished delay removes its listener from the signal', async () => {
  const { signal } = new AbortController()
  const wait = waitFor(1, signal)
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  await wait
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
