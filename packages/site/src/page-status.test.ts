import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  completeErrorPage,
  completeErrorScreen,
  deferStatus,
  failureStatus,
  insertErrorNumber,
  replaceRequestedPath,
  retryHeaders,
  setDeferredStatus,
  statusFromTags,
  statusTag,
  storeStatusInDigest,
} from './page-status.ts'
import { findPageByPath, storePage } from './page-store.ts'
import { assignRequestId } from './request-id.ts'
import { invalidateEverything } from './tag-invalidations.ts'

const page = (path: string) =>
  `<h1>Page not found</h1><p class="a" data-asked-path="${path}">Page not found: ${path}</p>`

it.each([
  { asked: '/no/such/', shown: '/no/such/' },
  { asked: '/no/such', shown: '/no/such' },
  { asked: '/no%2Fsuch', shown: '/no%2Fsuch' },
  { asked: "/no/$&'such", shown: '/no/$&amp;&#x27;such' },
  { asked: '/<b>/', shown: '/&lt;b&gt;/' },
])('a page that was asked for as $asked says so', ({ asked, shown }) => {
  expect(replaceRequestedPath(page('/no/such'), asked)).toContain(`>Page not found: ${shown}</p>`)
})

it('the page of a list is named with its query', () => {
  expect(replaceRequestedPath(page('/books?page=99'), '/books/?page=99')).toContain(
    '>Page not found: /books/?page=99</p>',
  )
})

it.each(['Error number', 'त्रुटि नम्बर'])('a page that failed shows its number: %s', (label) => {
  const marked = `<p class="a" data-error-number="${label}"></p><p>Try again</p>`
  expect(insertErrorNumber(marked, 'abc-12345')).toBe(
    `<p class="a" data-error-number="${label}">${label} abc-12345</p><p>Try again</p>`,
  )
})

it('a page that marks no path stays as it is', () => {
  const html = '<p>Page not found: /no/such</p>'
  expect(replaceRequestedPath(html, '/other')).toBe(html)
})

it.each([
  { url: '/no/such/?q=1', status: 404, body: page('/no/such').replace('found: /no/such', 'found: /no/such/') },
  { url: '/there/', status: 200, body: page('/no/such') },
])('$url is answered whole, with the path where nothing was found', async ({ url, status, body }) => {
  const server = createServer((request, response) => {
    completeErrorScreen(request, response)
    response.statusCode = request.url === '/there/' ? 200 : 404
    const html = page('/no/such')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-length', Buffer.byteLength(html))
    response.end(html)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${url}`)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe(body)
  server.close()
})

const callThatFailed = (status: number) => Object.assign(new Error('failed'), { status })

describe('failureStatus', () => {
  it.each([
    { of: 'a refusal', error: callThatFailed(403), status: 403 },
    { of: 'an API that is overloaded', error: callThatFailed(503), status: 503 },
    { of: 'an API that gave no answer', error: callThatFailed(0), status: 503 },
    { of: 'an unreadable answer', error: callThatFailed(200), status: 503 },
    { of: 'a mistake in the program', error: new TypeError('x is undefined'), status: 500 },
    { of: 'another digest', error: Object.assign(new Error(), { digest: '2716012321' }), status: 500 },
    { of: 'what is no error', error: 'broken', status: 500 },
  ])('$of is $status', ({ error, status }) => {
    expect(failureStatus(error)).toBe(status)
  })

  it.each([503, 403, 0])(
    'is known of a call that failed with %s when only the digest of its error is left',
    (status) => {
      const error = callThatFailed(status)
      storeStatusInDigest(error)
      const { digest } = error as { digest?: string }
      expect(failureStatus(Object.assign(new Error('Next hides the rest'), { digest }))).toBe(failureStatus(error))
    },
  )
})

describe('retryHeaders', () => {
  it.each([
    { status: 503, headers: { 'retry-after': '5' } },
    { status: 429, headers: { 'retry-after': '5' } },
    { status: 500, headers: {} },
    { status: 404, headers: {} },
  ])('$status has $headers', ({ status, headers }) => {
    expect(retryHeaders(status)).toEqual(headers)
  })
})

it('the tag of a page carries its status', () => {
  expect(statusFromTags(['products', statusTag(503)])).toBe(503)
  expect(statusFromTags(['products'])).toBeUndefined()
})

let server: Server
let url = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    const id = assignRequestId(request, response, { trustedProxies: 0 })
    deferStatus(request, response)
    const headers = new Headers({ 'x-request-id': id })
    response.setHeader('cache-control', request.url === '/kept' ? 'public' : 'no-store')
    response.setHeader('content-type', 'text/html')
    if (request.url === '/moved') response.statusCode = 307
    response.flushHeaders()
    response.write('the head and ')
    // As a page that waits for something, while others are drawn.
    setTimeout(
      () => {
        if (request.url !== '/there') setDeferredStatus(headers, request.url === '/failed' ? 503 : 404)
        response.end('the page')
      },
      Number(request.headers['x-wait'] ?? 0),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(url + path, { headers, redirect: 'manual' })).status

describe('a page that is drawn for one visitor', () => {
  it.each([
    { path: '/there', status: 200 },
    { path: '/missing', status: 404 },
    { path: '/failed', status: 503 },
    { path: '/moved', status: 307 },
    { path: '/kept', status: 200 },
  ])('$path is answered with $status', async ({ path, status }) => {
    expect(await statusOf(path)).toBe(status)
  })

  it('is complete', async () => {
    expect(await (await fetch(`${url}/missing`)).text()).toBe('the head and the page')
  })

  it('has Retry-After when the API is not available', async () => {
    expect((await fetch(`${url}/failed`)).headers.get('retry-after')).toBe('5')
    expect((await fetch(`${url}/missing`)).headers.has('retry-after')).toBe(false)
  })

  it('affects its own page only', async () => {
    const paths = ['/missing', '/there', '/missing', '/there', '/missing', '/there']
    const answers = paths.map((path, at) => statusOf(path, { 'x-wait': String(at % 2 === 0 ? 20 : 5) }))
    expect(await Promise.all(answers)).toEqual([404, 200, 404, 200, 404, 200])
  })

  it('is a page for the client router, which shows its content', async () => {
    expect(await statusOf('/missing', { rsc: '1' })).toBe(200)
  })
})

it('is not set outside a request', () => {
  expect(() => setDeferredStatus(new Headers(), 404)).not.toThrow()
  expect(() => setDeferredStatus(new Headers({ 'x-request-id': 'unknown' }), 404)).not.toThrow()
})

async function serveBrokenPage(...parts: string[]) {
  const server = createServer((request, response) => {
    completeErrorPage(request, response)
    response.statusCode = 500
    response.setHeader('content-type', 'text/html')
    // As Next does when it has the whole page.
    response.setHeader('content-length', Buffer.byteLength(parts.join('')))
    for (const part of parts) response.write(part)
    response.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const SCRIPT = '<script>self.__next_f.push([1,"own"])</script>'

it.each([
  { name: 'an API that is away', body: '<div class="page" data-error-status="503"></div>', status: 503, retry: '5' },
  { name: 'a refusal', body: '<div class="page" data-error-status="403"></div>', status: 403, retry: null },
  { name: 'a page that broke', body: '<div class="page"></div>', status: 500, retry: null },
])('$name is answered with $status, and with the policy of its scripts', async ({ body, status, retry }) => {
  const { server, origin } = await serveBrokenPage(SCRIPT, body)
  const answer = await fetch(origin)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('retry-after')).toBe(retry)
  expect(answer.headers.get('content-security-policy')).toContain("'sha256-")
  expect(await answer.text()).toBe(SCRIPT + body)
  server.close()
})

it('a page that broke is answered as it was stored before, for a moment without another attempt', async () => {
  const headers = { 'content-security-policy': "default-src 'none'" }
  const value = {
    kind: 'APP_PAGE',
    html: '<p>As it was, and longer than the error</p>',
    headers,
    rscData: undefined,
    segmentData: undefined,
  }
  storePage('/[locale]/$/en/known', { value, lastModified: Date.now() } as never, Date.now())
  invalidateEverything(Date.now() + 1)
  const { server, origin } = await serveBrokenPage('<div data-error-status="503"></div>')
  expect(findPageByPath('/en/known')).toBeUndefined()
  const answer = await fetch(`${origin}/known`)
  expect(await answer.text()).toBe('<p>As it was, and longer than the error</p>')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate'])
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(findPageByPath('/en/known')).toBeDefined()
  expect((await fetch(`${origin}/unknown`)).status).toBe(503)
  server.close()
})
