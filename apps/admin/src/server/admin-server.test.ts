import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startReceiver } from '@dabali/tooling/otlp-receiver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAdminServer } from './admin-server.ts'

const PAGE =
  '<meta property="csp-nonce" nonce="__NONCE__"><meta content="__STORE_ORIGIN__"><meta content="__CULTURE_ORIGIN__">'
let dir = ''
let api: Server
let server: Server
let url = ''
const addressOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'admin-'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'index.html'), PAGE)
  writeFileSync(join(dir, 'manifest.json'), '{}')
  writeFileSync(join(dir, 'assets/index-abc.js'), 'export {}')
  writeFileSync(join(dir, 'icon.svg'), '<svg/>')
  api = createServer((request, response) =>
    response.end(
      JSON.stringify({
        path: request.url,
        host: request.headers['x-forwarded-host'],
        id: request.headers['x-request-id'],
        trace: request.headers['traceparent'],
      }),
    ),
  )
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  const sites = { storeOrigin: 'http://localhost:3000', cultureOrigin: 'http://localhost:3001' }
  const origins = { apiOrigin: addressOf(api), origin: 'http://localhost:3002', ...sites }
  ;({ server } = await startAdminServer({ dir, port: 0, trustedProxies: 0, shutdownDelaySeconds: 0, ...origins }))
  url = addressOf(server)
})
afterAll(() => {
  server.close()
  api.close()
  rmSync(dir, { recursive: true })
})

describe('a screen', () => {
  it('is the page with a new nonce each time, which its policy names', async () => {
    const seen = new Set<string>()
    for (const path of ['/', '/orders/1/show?x=a.b']) {
      const answer = await fetch(`${url}${path}`)
      const html = await answer.text()
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? ''
      const policy = answer.headers.get('content-security-policy')
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-src 'self' http://localhost:3000 http://localhost:3001;")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("img-src 'self' data: blob:;")
      expect(policy).toContain("media-src 'self' blob:;")
      expect(policy).not.toContain('unsafe')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(html).toContain('content="http://localhost:3000"')
      expect(html).toContain('content="http://localhost:3001"')
      seen.add(nonce)
    }
    expect(seen.size).toBe(2)
  })

  it('is only read', async () => {
    const answer = await fetch(`${url}/orders`, { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('files', () => {
  it('with a hash in their name are cached for ever, others are asked for again', async () => {
    const [hashed, icon] = [await fetch(`${url}/assets/index-abc.js`), await fetch(`${url}/icon.svg`)]
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(icon.headers.get('cache-control')).toBe('no-cache')
    expect(hashed.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each(['/assets/missing-abc.js', '/manifest.json', '/index.html', '/..%2f..%2fpackage.json'])(
    '%s is not there',
    async (path) => expect((await fetch(`${url}${path}`)).status).toBe(404),
  )
})

it('hands requests for the API to it, with the host that staff see', async () => {
  const answer = await fetch(`${url}/v1/api/staff/me/`)
  expect(await answer.json()).toMatchObject({ path: '/v1/api/staff/me/', host: new URL(url).host })
})

const CHOSEN = { 'x-request-id': 'chosen-by-visitor', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }

it('gives each request an id of its own, and passes on neither the id nor the trace that a visitor sends', async () => {
  const answer = await fetch(`${url}/v1/api/staff/me/`, { headers: CHOSEN })
  const { id, trace } = await answer.json()
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(answer.headers.get('x-request-id')).toBe(id)
  expect(trace).toBeUndefined()
})

it('sends a span for each request, below which those of the API are', async () => {
  const receiver = await startReceiver()
  const origins = {
    origin: 'http://localhost:3002',
    storeOrigin: 'http://localhost:3000',
    cultureOrigin: 'http://localhost:3001',
  }
  const settings = { dir, port: 0, trustedProxies: 0, shutdownDelaySeconds: 0, apiOrigin: addressOf(api), ...origins }
  const traced = await startAdminServer({ ...settings, traceCollector: receiver.url })
  const answer = await fetch(`${addressOf(traced.server)}/v1/api/staff/me/?token=secret`, { headers: CHOSEN })
  const { id, trace } = await answer.json()
  await traced.shutdown.stop()
  await traced.tracing?.stop()
  await receiver.stop()
  const [span, ...others] = receiver.spans
  expect(others).toEqual([])
  expect(span).toMatchObject({
    service: 'dabali-admin',
    name: 'GET',
    attributes: { 'dabali.request_id': id, 'http.response.status_code': 200 },
  })
  expect(trace).toBe(`00-${span?.traceId}-${span?.spanId}-01`)
  expect(JSON.stringify(receiver.spans)).not.toContain('secret')
})

it('says that it is ready', async () => {
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

it('hands a running request back before it stops', async () => {
  const asked = Promise.withResolvers<ServerResponse>()
  const slow = createServer((_request, response) => asked.resolve(response))
  await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening))
  const origins = {
    origin: 'http://localhost:3002',
    storeOrigin: 'http://localhost:3000',
    cultureOrigin: 'http://localhost:3001',
  }
  const settings = { dir, port: 0, trustedProxies: 0, shutdownDelaySeconds: 0, apiOrigin: addressOf(slow), ...origins }
  const stopping = await startAdminServer(settings)
  const upload = fetch(`${addressOf(stopping.server)}/v1/api/staff/uploads/1/`, { method: 'PUT', body: 'part' })
  const response = await asked.promise
  const stopped = stopping.shutdown.stop()
  response.end('stored')
  expect(await (await upload).text()).toBe('stored')
  await stopped
  slow.close()
})

it('does not start without a build', async () => {
  const settings = { dir: join(dir, 'nothing'), port: 0, trustedProxies: 0, shutdownDelaySeconds: 0 }
  const options = { ...settings, apiOrigin: addressOf(api) }
  const origins = {
    origin: 'http://localhost:3002',
    storeOrigin: 'http://localhost:3000',
    cultureOrigin: 'http://localhost:3001',
  }
  await expect(startAdminServer({ ...options, ...origins })).rejects.toThrow('The back office is not built')
})
