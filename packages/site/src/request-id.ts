import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tracing } from '@dabali/tracing'
import { processSingleton } from './process-cache.ts'

export const REQUEST_ID_HEADER = 'x-request-id'
const TRACE_HEADERS = ['traceparent', 'tracestate']
const VALID_ID = /^[\w-]{8,64}$/

type RunningRequest = Record<string, string>

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The headers that calls to the API inherit from the request which they are made for. */
const running = processSingleton('running-request', () => new AsyncLocalStorage<RunningRequest>())

/**
 * Gives a request the id that its response, the calls to the API and the logs of both have. Only a proxy may choose it, as
 * the status of a page is found by it.
 */
export function assignRequestId(
  request: IncomingMessage,
  response: ServerResponse,
  { trustedProxies }: { trustedProxies: number },
): string {
  const { headers } = request
  const given = headers[REQUEST_ID_HEADER]
  const id = trustedProxies > 0 && typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID()
  headers[REQUEST_ID_HEADER] = id
  response.setHeader(REQUEST_ID_HEADER, id)
  // A trace begins here.
  for (const name of TRACE_HEADERS) delete headers[name]
  return id
}

/** The headers by which the API knows the request that a call is made for. */
export const inheritedHeaders = (): Readonly<RunningRequest> => running.getStore() ?? {}

/**
 * Gives each request its id, and its span where there is a collector of traces. Calls to the API inherit both, also those of
 * functions whose result is cached for everyone.
 */
export function identifyRequests(
  { name, trustedProxies }: { name: string; trustedProxies: number },
  tracing: Tracing | undefined,
  handle: Handler,
): Handler {
  return (request, response) => {
    const id = assignRequestId(request, response, { trustedProxies })
    logFailure(name, request, response)
    const inherited: RunningRequest = { [REQUEST_ID_HEADER]: id }
    if (tracing) {
      inherited['traceparent'] = traceRequest(tracing, { id, request, response })
      request.headers['traceparent'] = inherited['traceparent']
    }
    running.run(inherited, handle, request, response)
  }
}

type Traced = { id: string; request: IncomingMessage; response: ServerResponse }

/** The address is left out, as it may contain a token; the API says which operation was called. */
function traceRequest(tracing: Tracing, { id, request, response }: Traced) {
  const { method = 'GET' } = request
  const attributes = { 'http.request.method': method, 'dabali.request_id': id }
  const span = tracing.startSpan(method, { kind: 'server', attributes })
  whenClosed(response, () => {
    const { statusCode } = response
    span.end({ attributes: { 'http.response.status_code': statusCode }, hasFailed: statusCode >= 500 })
  })
  return span.traceparent
}

/**
 * Runs a function when the response is closed. Next and the compression alone add nine or ten listeners for a page that is drawn
 * in two parts, and Node takes an eleventh for a leak: each of the site makes room for itself.
 */
export function whenClosed(response: ServerResponse, run: () => void): void {
  response.setMaxListeners(response.getMaxListeners() + 1).once('close', run)
}

/** One line for a request that failed, without its path, which may contain a token. */
function logFailure(site: string, { method }: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    const { statusCode: status } = response
    if (status < 500) return
    const line = {
      level: 50,
      time: Date.now(),
      part: site,
      reqId: response.getHeader(REQUEST_ID_HEADER),
      method,
      status,
    }
    process.stderr.write(`${JSON.stringify({ ...line, msg: 'failed' })}\n`)
  })
}
