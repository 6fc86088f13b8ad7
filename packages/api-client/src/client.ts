import { ApiError } from './errors.ts'
import { answerOnce, tryAgain } from './transport.ts'
import { buildUrl, checkBaseUrl, checkReachable, type Query } from './url.ts'

export type Language = 'en' | 'ne'

/** What the caller of any call may say. */
export type CallOptions = {
  language?: Language
  headers?: Readonly<Record<string, string>>
  /** A call whose signal is aborted is rejected with `CallAborted`, and nobody is told. */
  signal?: AbortSignal
  /** How long one try may take, 10 seconds when nothing is said. */
  timeoutMilliseconds?: number
  /** How often a call that can be repeated without harm is tried again, twice when nothing is said. */
  retries?: number
  /** The caller itself says what went wrong, so `onError` is not told. */
  silent?: boolean
}

export type ClientOptions = Omit<CallOptions, 'signal' | 'silent'> & {
  /** The public base of the API, with `/v1/` at its end; relative to the site in a browser. */
  baseUrl: string
  /** The function that sends; the platform's own when none is given. */
  fetch?: typeof globalThis.fetch
  /** Keeps a visitor's basket and login between calls where the platform keeps no cookies, as in plain Node. */
  cookieJar?: CookieJar
  /** Told once of every call that fails and is not silent, before it is rejected. */
  onError?: (error: ApiError) => void
}

/** What a call asks for. */
export type CallRequest = CallOptions & {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  query?: Query
  body?: unknown
  /** The API does what bears the same key only once, which is what lets a write be tried again. */
  idempotencyKey?: string
}

export type Client = { call: <Answer>(path: string, request?: CallRequest) => Promise<Answer> }

const RETRIES = 2
const TIMEOUT_MILLISECONDS = 10_000

/**
 * The one way to the API: every call goes through it and either answers or is rejected with an `ApiError`; or with
 * `CallAborted` when its caller no longer wants it. A base that cannot be one is refused with a `TypeError`.
 */
export function createClient({ baseUrl, fetch, cookieJar, onError, ...defaults }: ClientOptions): Client {
  checkBaseUrl(baseUrl)

  // The platform's function is looked up at each call: what replaces it later, such as a test, is used too.
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
      headers: headersOf(defaults, request),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    return tryAgain(
      () => answerOnce(send, address, message, timeout, signal),
      isRepeatable ? (request.retries ?? defaults.retries ?? RETRIES) : 0,
      signal,
    )
  }

  return {
    async call<Answer>(path: string, request: CallRequest = {}) {
      try {
        // The server's schemas are what the types were made from, so this is the one place that trusts it.
        return (await answer(path, request)) as Answer
      } catch (error) {
        if (error instanceof ApiError && !request.silent) onError?.(error)
        throw error
      }
    },
  }
}

/** The headers of a call: what the caller says wins over what the client says. */
export function headersOf(defaults: CallOptions, request: CallRequest): Headers {
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

/** Keeps cookies between calls, as a browser does by itself; `CookieJar` of the package tough-cookie is one. */
export type CookieJar = {
  /** The cookies for an address, as the `Cookie` header has them. */
  getCookieString: (url: string) => Promise<string> | string
  /** Told of one `Set-Cookie` header; a cookie that it does not take is no failure of the call. */
  setCookie: (cookie: string, url: string, options: { ignoreError: boolean }) => unknown
}

/** Sends the cookies of the jar and puts those of the answer into it. A `cookie` header of the caller's own wins. */
export function fetchWithCookies(send: typeof globalThis.fetch, jar: CookieJar): typeof globalThis.fetch {
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
