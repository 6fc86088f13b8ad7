import { ApiError } from './errors.ts'
import { fetchOnce, withRetries } from './transport.ts'
import { buildUrl, checkBaseUrl, checkReachable, type Query } from './url.ts'

export type Language = 'en' | 'ne'

/** The options of any call. */
export type CallOptions = {
  language?: Language
  headers?: Readonly<Record<string, string>>
  /** A call whose signal is aborted is rejected with `CallAborted`; `onError` is not called. */
  signal?: AbortSignal
  /** The time limit of one attempt, 10 seconds by default. */
  timeoutMilliseconds?: number
  /** How often a safe call is retried, twice by default. */
  retries?: number
  /** The caller reports the error itself, so `onError` is not called. */
  silent?: boolean
}

export type ClientOptions = Omit<CallOptions, 'signal' | 'silent'> & {
  /** The public base of the API, with `/v1/` at its end; relative to the site in a browser. */
  baseUrl: string
  /** Replaces the platform's `fetch`. */
  fetch?: typeof globalThis.fetch
  /** Keeps a visitor's basket and login between calls where the platform keeps no cookies, as in plain Node. */
  cookieJar?: CookieJar
  /** Called once for every failed call that is not silent, before it is rejected. */
  onError?: (error: ApiError) => void
}

/** The HTTP request of a call. */
export type CallRequest = CallOptions & {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  query?: Query
  body?: unknown
  /** The API executes requests with the same key once, so that a write can be retried. */
  idempotencyKey?: string
}

export type Client = { call: <Answer>(path: string, request?: CallRequest) => Promise<Answer> }

const RETRIES = 2
const TIMEOUT_MILLISECONDS = 10_000

/**
 * Creates the client that every call takes. A call resolves with the body of the response, or is rejected with an
 * `ApiError`, or with `CallAborted` when its signal was aborted. An invalid `baseUrl` throws a `TypeError`.
 */
export function createClient({ baseUrl, fetch, cookieJar, onError, ...defaults }: ClientOptions): Client {
  checkBaseUrl(baseUrl)

  // `fetch` is looked up at each call, so that a later replacement, such as a test's, is used.
  const sendOnce: typeof globalThis.fetch = (...request) => (fetch ?? globalThis.fetch)(...request)
  const send = cookieJar ? fetchWithCookies(sendOnce, cookieJar) : sendOnce

  function answer(path: string, request: CallRequest): Promise<unknown> {
    if (!fetch) checkReachable(baseUrl)
    const { method = 'GET', query, body, idempotencyKey, signal } = request
    const timeout = request.timeoutMilliseconds ?? defaults.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS
    const isRepeatable = method === 'GET' || idempotencyKey !== undefined
    const address = buildUrl(baseUrl, path, query)
    const message: RequestInit = {
      method,
      credentials: 'same-origin',
      headers: buildHeaders(defaults, request),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    return withRetries(
      () => fetchOnce(send, address, message, timeout, signal),
      isRepeatable ? (request.retries ?? defaults.retries ?? RETRIES) : 0,
      signal,
    )
  }

  return {
    async call<Answer>(path: string, request: CallRequest = {}) {
      try {
        // The types are generated from the schemas that the server serialises with, so the body is trusted here.
        return (await answer(path, request)) as Answer
      } catch (error) {
        if (error instanceof ApiError && !request.silent) onError?.(error)
        throw error
      }
    },
  }
}

/** The headers of a call; those of the call win over those of the client. */
function buildHeaders(defaults: CallOptions, request: CallRequest): Headers {
  const headers = new Headers({ accept: 'application/json' })
  addTo(headers, defaults)
  if (request.body !== undefined) headers.set('content-type', 'application/json')
  if (request.idempotencyKey !== undefined) headers.set('idempotency-key', request.idempotencyKey)
  addTo(headers, request)
  return headers
}

function addTo(headers: Headers, { language, headers: own = {} }: CallOptions) {
  if (language) headers.set('accept-language', language)
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
}

/** Keeps cookies between calls, as a browser does; `CookieJar` of the package tough-cookie is one. */
export type CookieJar = {
  /** The cookies for an address, as the `Cookie` header has them. */
  getCookieString: (url: string) => Promise<string> | string
  /** Stores one `Set-Cookie` header; a cookie that is refused does not fail the call. */
  setCookie: (cookie: string, url: string, options: { ignoreError: boolean }) => unknown
}

/** Sends the cookies of the jar and stores those of the response. A `cookie` header of the caller wins. */
function fetchWithCookies(send: typeof globalThis.fetch, jar: CookieJar): typeof globalThis.fetch {
  return async (input, init) => {
    const url = String(input)
    const headers = new Headers(init?.headers)
    const cookies = await jar.getCookieString(url)
    if (cookies && !headers.has('cookie')) headers.set('cookie', cookies)
    const response = await send(input, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) await jar.setCookie(cookie, url, { ignoreError: true })
    return response
  }
}
