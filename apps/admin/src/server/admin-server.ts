import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createApiProxy, isApiRequest, setForwardedHeaders } from '@dabali/site/api-proxy'
import { EnvironmentError, refuseMissingProxy } from '@dabali/site/env'
import { createGracefulShutdown, type GracefulShutdown } from '@dabali/site/graceful-shutdown'
import { identifyRequests } from '@dabali/site/request-id'
import { startTracing } from '@dabali/tracing'
import sirv from 'sirv'
import { createDemoCode } from './demo-code.ts'

// Longer than the keep-alive of a reverse proxy, so that the proxy closes connections first.
const KEEP_ALIVE_MS = 75_000
const ONE_YEAR_SECONDS = 31_536_000

export type AdminServerOptions = {
  /** The folder of the build. */
  dir: string
  port: number
  apiOrigin: string
  /** The address that staff know the back office by. */
  origin: string
  storeOrigin: string
  cultureOrigin: string
  trustedProxies: number
  /** How long health is 503 after SIGTERM, before connections are refused. */
  shutdownDelaySeconds: number
  /** Where traces are sent to. */
  traceCollector?: string | undefined
  /** The inbox of the sandbox, from which the staff of the demo log in; undefined in production. */
  sandboxInbox?: string | undefined
}

/** Serves the built back office, and hands the requests for the API to it. */
export async function startAdminServer(options: AdminServerOptions) {
  refuseMissingProxy(options)
  const page = await readFile(join(options.dir, 'index.html'), 'utf8').catch(() => {
    throw new EnvironmentError('The back office is not built: run `pnpm build`.')
  })
  const server = createServer()
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const shutdown = createGracefulShutdown(server, { delaySeconds: options.shutdownDelaySeconds })
  const tracing = await startTracing('dabali-admin', options.traceCollector)
  const identity = { name: 'admin', trustedProxies: options.trustedProxies }
  server.on('request', identifyRequests(identity, tracing, createAnswer(options, { page, shutdown })))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    reject(
      isTaken ? new EnvironmentError(`admin cannot start: port ${options.port} is taken by another program.`) : error,
    )
  })
  server.listen(options.port, resolve)
  await promise
  return { server, shutdown, tracing }
}

type Parts = { page: string; shutdown: GracefulShutdown }

function createAnswer(options: AdminServerOptions, { page, shutdown }: Parts) {
  const { dir, apiOrigin, storeOrigin, cultureOrigin, sandboxInbox } = options
  const answerDemoCode = createDemoCode(sandboxInbox)
  const handOver = createApiProxy(apiOrigin)
  const files = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      // Only what has a hash in its name never changes.
      const caching = path.startsWith('/assets/') ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache'
      response.setHeader('cache-control', caching)
    },
  })

  return (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request
    setForwardedHeaders(request, options)
    setSecurityHeaders(request, response)
    if (isApiRequest(url)) return handOver(request, response)
    if (shutdown.answerReadiness(request, response)) return
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    const path = url.split('?', 1)[0] ?? ''
    if (path === '/index.html' || path === '/manifest.json') return void response.writeHead(404).end()
    if (path.startsWith('/sandbox/')) return void answerDemoCode(request, response)
    // Every other address is a screen, which the program in the browser shows.
    const isFile = /\.[a-z0-9]+$/i.test(path)
    if (isFile)
      return files(request, response, () => void response.writeHead(404, { 'cache-control': 'no-store' }).end())
    const origins = { storeOrigin, cultureOrigin }
    sendPage(response, { page, ...origins, hasSandbox: sandboxInbox !== undefined, isHead: method === 'HEAD' })
  }
}

type SentPage = { page: string; storeOrigin: string; cultureOrigin: string; hasSandbox: boolean; isHead: boolean }

function sendPage(response: ServerResponse, { page, storeOrigin, cultureOrigin, hasSandbox, isHead }: SentPage) {
  const nonce = randomBytes(16).toString('base64')
  const html = page
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__STORE_ORIGIN__', storeOrigin)
    .replaceAll('__CULTURE_ORIGIN__', cultureOrigin)
    .replaceAll('__SANDBOX__', String(hasSandbox))
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy(nonce, [storeOrigin, cultureOrigin]),
    'content-length': Buffer.byteLength(html),
  })
  response.end(isHead ? undefined : html)
}

/** Scripts are files of our own. The styles that emotion writes carry the nonce of the page. */
const policy = (nonce: string, sites: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // A picture is cropped before it is uploaded.
    "img-src 'self' data: blob:",
    // The live desk puts a stream together in the browser, and plays it from there.
    "media-src 'self' blob:",
    // The preview of a draft is a page of a site.
    `frame-src 'self' ${sites.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

function setSecurityHeaders({ headers }: IncomingMessage, response: ServerResponse) {
  response.setHeader('x-content-type-options', 'nosniff')
  // Addresses of the back office name orders and members.
  response.setHeader('referrer-policy', 'same-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('x-robots-tag', 'noindex')
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()')
  if (headers['x-forwarded-proto'] === 'https') {
    response.setHeader('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`)
  }
}
