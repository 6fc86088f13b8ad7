import { defaultMaxListeners } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startReceiver } from '@dabali/tooling/otlp-receiver'
import { startTracing } from '@dabali/tracing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApiProxy } from './api-proxy.ts'
import { createGracefulShutdown } from './graceful-shutdown.ts'
import { deferStatus } from './page-status.ts'
import { identifyRequests, inheritedHeaders } from './request-id.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const TRACEPARENT = /^00-[\da-f]{32}-[\da-f]{16}-01$/
const FROM_OUTSIDE = { 'x-request-id': 'chosen-outside', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }
const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
})

async function listen(handle: RequestListener, prepare?: (server: Server) => unknown) {
  const server = createServer(handle)
  prepare?.(server)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A site that passes requests on to an API, and the headers that arrive there. */
async function startSite({ trustedProxies = 0, tracing = undefined as Parameters<typeof identifyRequests>[1] } = {}) {
  const arrived: IncomingHttpHeaders[] = []
  const api = await listen(({ headers }, response) => {
    arrived.push(headers)
    response.end('{}')
  })
  const url = await listen(identifyRequests({ name: 'store', trustedProxies }, tracing, createApiProxy(api)))
  return { url, arrived }
}

describe('a request of a site', () => {
  it('has one id in its response and at the API, which no visitor chooses', async () => {
    const { url, arrived } = await startSite()
    const { headers } = await fetch(url, { headers: FROM_OUTSIDE })
    expect(headers.get('x-request-id')).toMatch(UUID)
    expect(arrived).toMatchObject([{ 'x-request-id': headers.get('x-request-id') }])
    expect(arrived[0]).not.toHaveProperty('traceparent')
  })

  it('has the id that a trusted proxy gave it, if it is one', async () => {
    const { url } = await startSite({ trustedProxies: 1 })
    const idOf = async (id: string) =>
      (await fetch(url, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await idOf('abc-123_DEF')).toBe('abc-123_DEF')
    expect(await idOf('a b"; drop')).toMatch(UUID)
  })

  it('passes its id on to calls that its page makes, but not to those of others', async () => {
    const seen: unknown[] = []
    const waiting: object[] = []
    const both = Promise.withResolvers<void>()
    const url = await listen(
      identifyRequests({ name: 'store', trustedProxies: 0 }, undefined, async (_request, response) => {
        waiting.push(response)
        if (waiting.length === 2) both.resolve()
        await both.promise
        seen.push(inheritedHeaders())
        response.end()
      }),
    )
    const ids = await Promise.all(
      ['/one', '/other'].map(async (path) => (await fetch(url + path)).headers.get('x-request-id')),
    )
    expect(new Set(ids).size).toBe(2)
    expect(seen).toHaveLength(2)
    expect(seen).toEqual(expect.arrayContaining(ids.map((id) => ({ 'x-request-id': id }))))
    expect(inheritedHeaders()).toEqual({})
  })

  it('begins a trace, of which the API hears', async () => {
    const receiver = await startReceiver()
    const tracing = await startTracing('dabali-store', receiver.url)
    const { url, arrived } = await startSite({ tracing })
    const { headers } = await fetch(url, { headers: FROM_OUTSIDE })
    await tracing?.stop()
    await receiver.stop()
    const [span] = receiver.spans
    expect(arrived[0]?.['traceparent']).toMatch(TRACEPARENT)
    expect(arrived[0]?.['traceparent']).toBe(`00-${span?.traceId}-${span?.spanId}-01`)
    expect(span).toMatchObject({
      name: 'GET',
      attributes: { 'dabali.request_id': headers.get('x-request-id'), 'http.response.status_code': 200 },
    })
    expect(span?.traceId).not.toBe('a'.repeat(32))
  })

  it('leaves others the listeners that Node allows, with all that the site hears of its end', async () => {
    const receiver = await startReceiver()
    const tracing = await startTracing('dabali-store', receiver.url)
    const free: number[] = []
    const url = await listen(
      identifyRequests({ name: 'store', trustedProxies: 0 }, tracing, (request, response) => {
        deferStatus(request, response)
        free.push(response.getMaxListeners() - response.listenerCount('close'))
        response.end()
      }),
      createGracefulShutdown,
    )
    await fetch(url)
    await tracing?.stop()
    await receiver.stop()
    expect(free).toEqual([defaultMaxListeners])
  })

  it('is logged by its id when it fails, without its address', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const url = await listen(
      identifyRequests({ name: 'store', trustedProxies: 0 }, undefined, (request, response) => {
        response.writeHead(request.url === '/gift/secret' ? 503 : 404).end()
      }),
    )
    await fetch(`${url}/other`)
    const { headers } = await fetch(`${url}/gift/secret`)
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
    log.mockRestore()
    expect(lines).toMatchObject([{ part: 'store', reqId: headers.get('x-request-id'), method: 'GET', status: 503 }])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })
})
