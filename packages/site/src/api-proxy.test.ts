import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { clientAddress, createApiProxy, isApiRequest, networkOf, setForwardedHeaders } from './api-proxy.ts'

it.each(['/v1/api/products/', '/v1/media/a.avif?w=1', '/v1/%2fdocs'])('hands %s to the API', (url) => {
  expect(isApiRequest(url)).toBe(true)
})

it.each([
  '/docs',
  '/docs/json',
  '/internal/cache-tags/',
  '//internal/cache-tags/',
  '/v1',
  '/v1/../internal/cache-tags/',
  '/v1/%2e%2e/internal/cache-tags/',
  '/v1/.%2E/docs/json',
  '/v1/..\\docs',
  'http://api.invalid/v1/',
])('keeps %s from the API', (url) => {
  expect(isApiRequest(url)).toBe(false)
})

function told(
  headers: Record<string, string>,
  trustedProxies: number,
  { origin = 'http://dabali.example', remoteAddress = '::ffff:10.0.0.9' } = {},
) {
  // Only what is read of a request.
  const request = {
    headers: { host: 'dabali.example', ...headers },
    socket: { remoteAddress },
  } as unknown as IncomingMessage
  setForwardedHeaders(request, { trustedProxies, origin })
  return request.headers
}

describe('the address of a visitor', () => {
  const claim = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2', 'x-forwarded-proto': 'https', forwarded: 'for=3.3.3.3' }

  it('is that of the connection, whatever is claimed', () => {
    expect(told(claim, 0)).toEqual({
      host: 'dabali.example',
      'x-forwarded-for': '10.0.0.9',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'dabali.example',
    })
  })

  it.each([
    { proxies: 1, way: '2.2.2.2, 10.0.0.9' },
    { proxies: 2, way: '1.1.1.1, 2.2.2.2, 10.0.0.9' },
    { proxies: 5, way: '1.1.1.1, 2.2.2.2, 10.0.0.9' },
  ])('is believed from $proxies trusted proxies, and from no more', ({ proxies, way }) => {
    expect(told(claim, proxies)).toMatchObject({ 'x-forwarded-for': way, 'x-forwarded-proto': 'https' })
  })

  it('on a site with an https address every visitor came by https', () => {
    expect(told({}, 1, { origin: 'https://dabali.example' })['x-forwarded-proto']).toBe('https')
  })
})

describe('the network of a visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('comes from the outermost trusted proxy', () => {
    const addressOf = (proxies: number) =>
      clientAddress({ headers: told({ 'x-forwarded-for': '1.1.1.1, 2.2.2.2' }, proxies) } as IncomingMessage)
    expect([0, 1, 2].map(addressOf)).toEqual(['10.0.0.9', '2.2.2.2', '1.1.1.1'])
  })
})

describe('an upload', () => {
  const TIMEOUT_MS = 150

  async function listen(listener: RequestListener) {
    const server = createServer(listener).listen(0, '127.0.0.1')
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  /** Begins an upload through the proxy; its request on the server of the site comes with it. */
  async function begin(api: RequestListener) {
    const handOver = createApiProxy(await listen(api), { responseTimeoutMs: TIMEOUT_MS })
    let received: IncomingMessage | undefined
    const site = await listen((message, response) => {
      received = message
      handOver(message, response)
    })
    const sent = request(`${site}v1/`, { method: 'PUT', headers: { 'content-type': 'application/octet-stream' } })
    sent.write('a')
    return { sent, received: () => received as IncomingMessage }
  }

  it('that stops on the way gets an answer', async () => {
    const { sent } = await begin(() => undefined)
    const [answer] = await once(sent, 'response')
    expect(answer.resume().statusCode).toBe(502)
    sent.destroy()
  })

  it('that was refused before its end is read to its end, because browsers read the answer then', async () => {
    const { sent } = await begin((message, response) => {
      // Nothing more of it is read, and Node does not drop it either.
      message.on('readable', () => undefined)
      response.writeHead(413).end('large')
    })
    const answered = once(sent, 'response')
    const written = once(sent, 'finish')
    sent.end(Buffer.alloc(16_000_000))
    const [answer] = await answered
    expect(answer.resume().statusCode).toBe(413)
    await written
  })

  it('that was refused before its end has no timer left', async () => {
    const { sent, received } = await begin((_message, response) => response.writeHead(400).end())
    const [answer] = await once(sent, 'response')
    expect(answer.resume().statusCode).toBe(400)
    const set = vi.spyOn(globalThis, 'setTimeout')
    const ended = once(received(), 'end')
    received().resume()
    sent.end('b')
    await ended
    expect(set.mock.calls.filter(([, ms]) => ms === TIMEOUT_MS)).toEqual([])
    set.mockRestore()
  })
})
