import type { IncomingMessage, ServerResponse } from 'node:http'
import { findOutdatedPage, REVALIDATED } from './page-store.ts'
import { processSingleton } from './process-cache.ts'
import { REQUEST_ID_HEADER, whenClosed } from './request-id.ts'
import type { CacheableQueries } from './routing.ts'
import { hashPolicy } from './security-headers.ts'

type WriteArguments = [chunk?: unknown, ...rest: unknown[]]

type BufferOptions = {
  /** Whether what is written now waits for the end. */
  isHeld: () => boolean
  /** Called with the whole of it; what it returns is sent. */
  release: (body: Buffer) => Buffer
}

/** Buffers a response until it is complete, so that its headers can depend on the body. */
export function bufferResponse(response: ServerResponse, { isHeld, release }: BufferOptions): void {
  const chunks: Buffer[] = []
  const { write, end, flushHeaders } = response
  // The overloads of these two do not matter: all arguments are passed on.
  response.write = (...given: WriteArguments) =>
    isHeld() ? collect(chunks, given) : Reflect.apply(write, response, given)
  response.end = (...given: WriteArguments) => {
    if (!isHeld()) return Reflect.apply(end, response, given)
    collect(chunks, given)
    const body = release(Buffer.concat(chunks))
    if (response.hasHeader('content-length')) response.setHeader('content-length', body.length)
    return Reflect.apply(end, response, [body])
  }
  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response)
  }
}

function collect(chunks: Buffer[], [chunk, ...rest]: WriteArguments) {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  const done = rest.at(-1)
  if (typeof done === 'function') done()
  return true
}

const REQUESTED_PATH = /(<p [^>]*data-asked-path="([^"]+)"[^>]*>)([^<]*)/
const HTML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/**
 * Writes what only the server knows into the error screen of a page: the path of the request if it is not found, slash at the
 * end and escapes included, and the number of an error.
 */
export function completeErrorScreen(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request
  bufferResponse(response, {
    isHeld: () =>
      !response.headersSent &&
      (response.statusCode === 404 || response.statusCode >= 500) &&
      request.method !== 'HEAD' &&
      String(response.getHeader('content-type')).startsWith('text/html'),
    release: (body) => {
      const html = body.toString()
      return Buffer.from(
        response.statusCode === 404
          ? replaceRequestedPath(html, url)
          : insertErrorNumber(html, String(response.getHeader(REQUEST_ID_HEADER))),
      )
    },
  })
}

const ERROR_NUMBER = /(<p [^>]*data-error-number="([^"]+)"[^>]*>)(?=<\/p>)/

/** The error screen marks where the id of the request is shown, and says what it is called. */
export const insertErrorNumber = (html: string, id: string): string =>
  html.replace(ERROR_NUMBER, (_, tag: string, label: string) => `${tag}${label} ${id}`)

/** Next hands a page the parts of its path decoded and without the slash at the end; the page marks where it shows them. */
export function replaceRequestedPath(html: string, url: string): string {
  const escaped = url.replace(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character)
  const [withoutQuery = ''] = escaped.split('?', 1)
  return html.replace(
    REQUESTED_PATH,
    (_, tag: string, path: string, text: string) =>
      // Only a page that names the query, as the pages of a list do, shows it.
      tag + text.replace(path, () => (path.includes('?') ? escaped : withoutQuery)),
  )
}

const STATUS_TAG = 'status:'

/** The cache tag that sets the status of a page. */
export const statusTag = (status: number): string => `${STATUS_TAG}${status}`

/** The status in the tags of a page, if there is one. */
export function statusFromTags(tags: readonly string[]): number | undefined {
  const tag = tags.find((each) => each.startsWith(STATUS_TAG))
  return tag ? Number(tag.slice(STATUS_TAG.length)) : undefined
}

const STATUS_UNKNOWN = 500
const STATUS_NO_ANSWER = 503
const DIGEST = /^status:(\d{3})$/

/**
 * The status of a page that could not be made: that of the call that failed, 503 when the API gave no answer, 500 for anything
 * else.
 */
export function failureStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null) return STATUS_UNKNOWN
  const { status, digest } = error as { status?: unknown; digest?: unknown }
  const given = status ?? DIGEST.exec(String(digest))?.[1]
  if (given === undefined) return STATUS_UNKNOWN
  return Number(given) >= 400 ? Number(given) : STATUS_NO_ANSWER
}

/**
 * Writes the status of a failed call into its digest. Of an error that leaves a `'use cache'` function, Next passes on nothing
 * but the digest.
 */
export function storeStatusInDigest(error: Error): void {
  Object.assign(error, { digest: `status:${failureStatus(error)}` })
}

const RETRY_AFTER_SECONDS = '5'

/** `Retry-After` for statuses that are temporary. */
export const retryHeaders = (status: number): Record<string, string> =>
  status === 503 || status === 429 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}

/** What the pages that are being drawn ask to be answered with, by the id of the request. */
const statuses = processSingleton('deferred-status', () => new Map<string, number>())

/** Sets the status of the dynamic page that is rendered for the request with these headers. */
export function setDeferredStatus(headers: Pick<Headers, 'get'>, status: number): void {
  const id = headers.get(REQUEST_ID_HEADER)
  if (id !== null && statuses.has(id)) statuses.set(id, status)
}

/**
 * Lets a page that is drawn for one visitor say its status: pages that are kept say theirs by a tag, which the page cache
 * reads, and these pass no cache. Next writes the head of a page before the page has read what it is about, so the answer is
 * held back until it is whole. The browser's router is left alone, for it takes any other answer for a broken site.
 */
export function deferStatus(request: IncomingMessage, response: ServerResponse): void {
  const id = String(request.headers[REQUEST_ID_HEADER])
  statuses.set(id, 200)
  whenClosed(response, () => statuses.delete(id))
  if (request.headers['rsc']) return
  const status = () => statuses.get(id) ?? 200
  bufferResponse(response, {
    isHeld: () => !response.headersSent && response.statusCode === 200 && isDynamicPage(response),
    release: (body) => {
      response.statusCode = status()
      for (const [name, value] of Object.entries(retryHeaders(status()))) response.setHeader(name, value)
      return body
    },
  })
}

const isDynamicPage = (response: ServerResponse) =>
  /no-store/.test(String(response.getHeader('cache-control'))) &&
  String(response.getHeader('content-type')).startsWith('text/html')

const POLICY = 'content-security-policy'
const ERROR_STATUS = /<div [^>]*data-error-status="([45]\d\d)"/

/**
 * A page that broke is answered by Next without passing the cache that gives pages their policy. It is held back until
 * it is whole. If the page is stored as it was before, that is sent instead. Otherwise the policy names the scripts of the error
 * page, whose "try again" would not work without them. Next answers every such page with 500: the error screen in it says the
 * true status.
 */
export function completeErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  queries?: CacheableQueries,
): void {
  bufferResponse(response, {
    isHeld: () =>
      !response.headersSent &&
      response.statusCode >= 500 &&
      !response.hasHeader(POLICY) &&
      String(response.getHeader('content-type')).startsWith('text/html'),
    release: (body) => {
      const outdated = findOutdatedPage(request.url ?? '', queries)
      if (outdated) {
        response.statusCode = 200
        response.setHeader(POLICY, String(outdated.headers?.[POLICY]))
        response.setHeader('cache-control', REVALIDATED)
        return Buffer.from(outdated.html)
      }
      const html = body.toString()
      response.setHeader(POLICY, hashPolicy(html))
      const status = Number(ERROR_STATUS.exec(html)?.[1] ?? response.statusCode)
      response.statusCode = status
      for (const [name, value] of Object.entries(retryHeaders(status))) response.setHeader(name, value)
      return body
    },
  })
}
