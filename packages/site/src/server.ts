import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import { startTracing } from '@dabali/tracing'
import compression from 'compression'
import { createApiProxy, isApiRequest, setForwardedHeaders } from './api-proxy.ts'
import { EnvironmentError, refuseMissingProxy } from './env.ts'
import { createGracefulShutdown, type GracefulShutdown, stopOnSignals } from './graceful-shutdown.ts'
import { createPageRateLimit } from './page-rate-limit.ts'
import { completeErrorPage, completeErrorScreen, deferStatus } from './page-status.ts'
import { serveStoredPage } from './page-store.ts'
import { MALFORMED_URL, METHOD_NOT_ALLOWED, sendPlainHtml } from './plain-html.ts'
import { identifyRequests } from './request-id.ts'
import { allowInstead, type CacheableQueries } from './routing.ts'
import { allowStylesOfBuild, correctHeaders, setSecurityHeaders } from './security-headers.ts'
import { createStaticFiles } from './static-files.ts'
import { pollInvalidations } from './tag-invalidations.ts'

// Longer than the keep-alive of a reverse proxy, so that the proxy closes connections first.
const KEEP_ALIVE_MS = 75_000
// Dynamic pages are compressed during the request.
const BROTLI_QUALITY = 4

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export type SiteOptions = {
  /** The folder of the app, where `.next` lies. */
  dir: string
  /** What the site is called on the terminal. */
  name: string
  port: number
  apiOrigin: string
  /** By which the API knows a site on another machine. */
  internalSecret?: string | undefined
  /** The address that visitors know the site by. */
  origin: string
  trustedProxies: number
  /** Where traces are sent to. */
  traceCollector?: string | undefined
  /** How long health is 503 after SIGTERM, before connections are refused. */
  shutdownDelaySeconds: number
  /** The lists of the site, as its proxy knows them. */
  cacheableQueries?: CacheableQueries
  /** Runs the development server of Next. */
  isDevelopment?: boolean
}

/** Reads the environment of a site and starts it; what is wrong with it is one sentence and exit code 1. */
export async function runSite(read: () => SiteOptions): Promise<void> {
  // The reader of the log can close the pipe first, as `head` does. The server continues without it: an unhandled error
  // here would end the process, or be logged and so fail again without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    await startSite(read())
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

/** Starts a site, logs when it is ready and stops on SIGTERM and SIGINT. */
export async function startSite(options: SiteOptions): Promise<void> {
  const { dir, name, port, apiOrigin, internalSecret, shutdownDelaySeconds, isDevelopment = false } = options
  refuseMissingProxy(options)
  // Next and React read these while they are loaded.
  Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: isDevelopment ? 'development' : 'production' })
  const server = createServer()
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const shutdown = createGracefulShutdown(server, { delaySeconds: shutdownDelaySeconds })
  const waiting: Parameters<Handler>[] = []
  const wait = (...visit: Parameters<Handler>) => waiting.push(visit)
  server.on('request', wait)
  // Listens first, so that a used port fails before anything is loaded.
  await listen(server, options)

  // The paths in the configuration of Next are relative to the working directory.
  process.chdir(dir)
  const { default: next } = await import('next')
  const app = next({ dev: isDevelopment, dir, port, httpServer: server, quiet: !isDevelopment })
  const pages = app.getRequestHandler()
  await app.prepare()
  const changes = isDevelopment ? undefined : pollInvalidations(apiOrigin, { secret: internalSecret, warn })
  const tracing = await startTracing(`dabali-${name}`, options.traceCollector)
  const handle = isDevelopment ? developmentHandler(options, pages) : productionHandler(options, { pages, shutdown })
  const answer = identifyRequests(options, tracing, handle)
  server.off('request', wait)
  server.on('request', answer)
  for (const visit of waiting) answer(...visit)

  stopOnSignals(shutdown, () => {
    changes?.stop()
    return tracing?.stop()
  })
  process.stdout.write(`${name} ready at http://127.0.0.1:${port}/\n`)
}

type Parts = { pages: Handler; shutdown: GracefulShutdown }

function productionHandler(options: SiteOptions, { pages, shutdown }: Parts): Handler {
  const { dir, apiOrigin, cacheableQueries } = options
  const handOver = createApiProxy(apiOrigin)
  const files = createStaticFiles(dir)
  allowStylesOfBuild(dir)
  const refuseTooMany = createPageRateLimit({ cacheableQueries })
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } })

  return (request, response) => {
    setForwardedHeaders(request, options)
    setSecurityHeaders(request, response)
    const { method = '', url = '' } = request
    if (!isDecodable(url)) return sendPlainHtml(response, MALFORMED_URL)
    if (isApiRequest(url)) return handOver(request, response)
    if (shutdown.answerReadiness(request, response)) return
    const allowed = allowInstead(method, url)
    if (allowed) return sendPlainHtml(response.setHeader('allow', allowed.join(', ')), METHOD_NOT_ALLOWED)
    if (serveStoredPage(request, response, cacheableQueries)) return
    files(request, response, () => {
      if (refuseTooMany(request, response)) return
      correctHeaders(response)
      // It is written for Express, which adds to the same two objects.
      const asExpress = [request, response] as unknown as Parameters<typeof compress>
      compress(asExpress[0], asExpress[1], () => {
        completeErrorPage(request, response, cacheableQueries)
        completeErrorScreen(request, response)
        deferStatus(request, response)
        // The status is known only after rendering. Node sends no body for HEAD.
        if (method === 'HEAD') request.method = 'GET'
        pages(request, response)
      })
    })
  }
}

function developmentHandler({ apiOrigin, origin }: SiteOptions, pages: Handler): Handler {
  const handOver = createApiProxy(apiOrigin)
  return (request, response) => {
    setForwardedHeaders(request, { trustedProxies: 0, origin })
    if (isApiRequest(request.url ?? '')) return handOver(request, response)
    pages(request, response)
  }
}

const warn = (sentence: string) => process.stderr.write(`${sentence}\n`)

function isDecodable(url: string) {
  if (!url.startsWith('/')) return false
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

function listen(server: Server, { name, port }: SiteOptions) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    reject(isTaken ? new EnvironmentError(`${name} cannot start: port ${port} is taken by another program.`) : error)
  })
  server.listen(port, resolve)
  return promise
}

function explain(error: unknown) {
  if (error instanceof EnvironmentError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
