import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendLoad } from './load.ts'

/** A server that answers by path: `/break` without a response, `/missing` 404, all others 200. */
async function startServer() {
  const seen: { path: string; method: string; body: string; connection: number }[] = []
  const server = createServer(async (request, response) => {
    const { url: path = '', method = '', socket } = request
    let body = ''
    for await (const chunk of request) body += String(chunk)
    seen.push({ path, method, body, connection: socket.remotePort ?? 0 })
    if (path === '/break') return socket.destroy()
    response.statusCode = path === '/missing' ? 404 : 200
    response.end('x'.repeat(100_000))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { seen, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('each request is sent once, over as many connections as were asked for', async () => {
  const { origin, seen } = await startServer()
  const load = await sendLoad(origin, { connections: 4, most: 100, ask: (at) => ({ path: `/${at}` }) })
  expect(load.requests).toBe(100)
  expect(load.wrong).toEqual({})
  expect(new Set(seen.map(({ path }) => path)).size).toBe(100)
  expect(new Set(seen.map(({ connection }) => connection)).size).toBe(4)
  expect(load.within(0.99)).toBeGreaterThanOrEqual(load.within(0.5))
})

test('a body is sent as JSON', async () => {
  const { origin, seen } = await startServer()
  await sendLoad(origin, { connections: 1, most: 1, ask: () => ({ path: '/', body: { quantity: 1 } }) })
  expect(seen).toMatchObject([{ method: 'POST', body: '{"quantity":1}' }])
})

test('responses other than 200, and requests without a response, are counted by their status', async () => {
  const { origin } = await startServer()
  const paths = ['/break', '/missing', '/', '/missing']
  const load = await sendLoad(origin, { connections: 1, most: 4, ask: (at) => ({ path: paths[at] ?? '/' }) })
  expect(load).toMatchObject({ requests: 4, wrong: { '404': 2, 'no response': 1 } })
})

test('a load ends with its signal', async () => {
  const { origin, seen } = await startServer()
  const end = new AbortController()
  const ask = (at: number) => {
    if (at === 20) end.abort()
    return { path: `/${at}` }
  }
  const load = await sendLoad(origin, { connections: 2, signal: end.signal, ask })
  expect(load.requests).toBe(seen.length)
  expect(load.requests).toBeLessThanOrEqual(22)
})

test('a load with a rate sends no request before its time', async () => {
  const { origin } = await startServer()
  const sent: number[] = []
  const began = performance.now()
  const ask = (at: number) => {
    sent[at] = performance.now() - began
    return { path: '/' }
  }
  await sendLoad(origin, { connections: 4, most: 10, perSecond: 100, ask })
  // Timers of Node can be one millisecond early.
  for (const [at, time] of sent.entries()) expect(time).toBeGreaterThanOrEqual(at * 10 - 1)
})
