import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startStubServer } from '../test/stub-server.ts'
import { createClient } from './client.ts'
import type { ApiError } from './errors.ts'
import { newId } from './transport.ts'

const server = await startStubServer()
afterAll(server.stop)

const told: ApiError[] = []
const client = createClient({ baseUrl: server.baseUrl, retries: 0, onError: (error) => told.push(error) })
beforeEach(() => {
  told.length = 0
})

/** The next request, which is left without an answer. */
const nextRequest = () => new Promise<ServerResponse>((arrived) => server.respondWith(arrived))

const sendHalf = (response: ServerResponse) => response.writeHead(200, { 'content-length': '100' }).write('{"id":')

describe('a call that takes too long', () => {
  it.each([
    { what: 'the answer', answer: () => undefined },
    { what: 'the rest of the answer', answer: sendHalf },
  ])('is given up when $what does not come', async ({ answer }) => {
    server.respondWith(answer)
    const error = { status: 0, text: 'timeout', toast: 'The request timed out. Try again.' }
    await expect(client.call('api/', { timeoutMilliseconds: 100 })).rejects.toMatchObject(error)
    expect(told).toMatchObject([error])
  })

  it('is hung up on', async () => {
    const request = nextRequest()
    const call = client.call('api/', { timeoutMilliseconds: 200 })
    await Promise.all([expect(call).rejects.toMatchObject({ text: 'timeout' }), once(await request, 'close')])
  })

  it('is aborted by its time limit although its caller could abort it', async () => {
    server.respondWith(() => undefined)
    const { signal } = new AbortController()
    await expect(client.call('api/', { signal, timeoutMilliseconds: 100 })).rejects.toMatchObject({ text: 'timeout' })
  })

  it('is not waited for once it is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await createClient({ baseUrl: '/v1/', fetch: async () => Response.json({}) }).call('api/')
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('uses the timeout of the client by default', async () => {
    server.respondWith(() => undefined)
    const hasty = createClient({ baseUrl: server.baseUrl, retries: 0, timeoutMilliseconds: 100 })
    await expect(hasty.call('api/')).rejects.toMatchObject({ text: 'timeout' })
  })
})

describe('an answer that is cut', () => {
  it.each([
    { where: 'before it begins', answer: (response: ServerResponse) => response.destroy() },
    {
      where: 'in its middle',
      answer: (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('{"id":', () => response.destroy())
      },
    },
    {
      where: 'in its middle, its length unsaid',
      answer: (response: ServerResponse) => {
        response.writeHead(200)
        response.write('{"id":', () => response.destroy())
      },
    },
  ])('$where is a fault of the line', async ({ answer }) => {
    server.respondWith(answer)
    const error = { status: 0, text: 'network', toast: 'No connection. Check your internet and try again.' }
    await expect(client.call('api/')).rejects.toMatchObject(error)
    expect(told).toMatchObject([error])
  })
})

describe('a call that is aborted', () => {
  const aborted = { name: 'AbortError', cause: 'left the page' }

  it('before it starts is not sent', async () => {
    server.respondWith({})
    await expect(client.call('api/', { signal: AbortSignal.abort('left the page') })).rejects.toMatchObject(aborted)
    expect(server.seen).toEqual([])
    expect(told).toEqual([])
  })

  it('aborts a running request without calling onError', async () => {
    const leaving = new AbortController()
    const request = nextRequest()
    const call = client.call('api/', { signal: leaving.signal })
    const response = await request
    leaving.abort('left the page')
    await Promise.all([expect(call).rejects.toMatchObject(aborted), once(response, 'close')])
    expect(told).toEqual([])
  })

  it('in the middle of the answer is aborted too', async () => {
    const leaving = new AbortController()
    const request = nextRequest()
    const call = client.call('api/', { signal: leaving.signal })
    const response = await request
    sendHalf(response)
    leaving.abort('left the page')
    await Promise.all([expect(call).rejects.toMatchObject(aborted), once(response, 'close')])
    expect(told).toEqual([])
  })

  it('between two tries is not tried again', async () => {
    const leaving = new AbortController()
    server.respondWith((response) => {
      response.writeHead(503, { 'retry-after': '5' }).end()
    })
    const call = client.call('api/', { signal: leaving.signal, retries: 2 })
    // The answer is under way now: the call is aborted while it is read or while it waits for the next try.
    await expect.poll(() => server.seen.length).toBe(1)
    leaving.abort('left the page')
    await expect(call).rejects.toMatchObject(aborted)
    expect(server.seen).toHaveLength(1)
    expect(told).toEqual([])
  })
})

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

it('returns a different random UUID each time', () => {
  const ids = Array.from({ length: 1000 }, newId)
  expect(ids.filter((id) => !UUID_V4.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(1000)
})

it('works without crypto.randomUUID, on plain http outside localhost', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newId()).toMatch(UUID_V4)
})
