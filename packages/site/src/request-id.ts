import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { processSingleton } from './process-cache.ts'

export const REQUEST_ID_HEADER = 'x-request-id'
const TRACE_HEADERS = ['traceparent', 'tracestate']
const VALID_ID = /^[\w-]{8,64}$/

type RunningRequest = Record<string, string>

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

/** Answers a request so that calls to the API inherit its id and its place in a trace, also from a function that caches. */
export function runRequest<T>(request: IncomingMessage, traceparent: string | undefined, answer: () => T): T {
  const inherited: RunningRequest = { [REQUEST_ID_HEADER]: String(request.headers[REQUEST_ID_HEADER]) }
  if (traceparent !== undefined) {
    inherited['traceparent'] = traceparent
    request.headers['traceparent'] = traceparent
  }
  return running.run(inherited, answer)
}

/** The headers by which the API knows the request that a call is made for. */
export const inheritedHeaders = (): Readonly<RunningRequest> => running.getStore() ?? {}

/** One line for a request that failed, without its path, which may contain a token. */
export function logFailure(site: string, { method }: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    const { statusCode: status } = response
    if (status < 500) return
    const line = { level: 50, time: Date.now(), part: site, reqId: response.getHeader(REQUEST_ID_HEADER), method, status }
    process.stderr.write(`${JSON.stringify({ ...line, msg: 'failed' })}\n`)
  })
}
