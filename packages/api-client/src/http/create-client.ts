import { ApiError } from '../errors/api-error.ts'
import { answerOnce } from './answer-once.ts'
import { buildUrl, checkBaseUrl, checkReachable, type Query } from './base-url.ts'
import { type CookieJar, fetchWithCookies } from './cookie-jar.ts'
import { headersOf } from './headers-of.ts'
import { tryAgain } from './try-again.ts'

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
