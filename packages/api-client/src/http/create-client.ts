import { ApiError } from '../errors/api-error.ts'
import { addressOf, type Query } from './address-of.ts'
import { answerOnce } from './answer-once.ts'
import { retryDelay } from './retry-delay.ts'
import { waitFor } from './wait-for.ts'

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
}

export type ClientOptions = Omit<CallOptions, 'signal'> & {
  /** The public base of the API, with `/v1/` at its end; relative to the site in a browser. */
  baseUrl: string
  /** The function that sends; the platform's own when none is given. */
  fetch?: typeof globalThis.fetch
  /** Told once of every call that fails, before it is rejected. */
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

/** The one way to the API: every call goes through it and either answers or is rejected with an `ApiError`. */
export function createClient({ baseUrl, fetch, onError, ...defaults }: ClientOptions): Client {
  return {
    async call<Answer>(path: string, request: CallRequest = {}) {
      const { method = 'GET', query, idempotencyKey, signal } = request
      const timeout = request.timeoutMilliseconds ?? defaults.timeoutMilliseconds ?? 10_000
      const isRepeatable = method === 'GET' || idempotencyKey !== undefined
      const retries = isRepeatable ? (request.retries ?? defaults.retries ?? 2) : 0
      const address = addressOf(baseUrl, path, query)
      const message: RequestInit = {
        method,
        credentials: 'same-origin',
        headers: headersOf(defaults, request),
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      }
      for (let tried = 0; ; tried += 1) {
        try {
          // The server's schemas are what the types were made from, so this is the one place that trusts it.
          return (await answerOnce(fetch ?? globalThis.fetch, address, message, timeout, signal)) as Answer
        } catch (error) {
          const delay = tried < retries ? retryDelay(error, tried) : undefined
          if (delay === undefined) {
            if (error instanceof ApiError) onError?.(error)
            throw error
          }
          await waitFor(delay, signal)
        }
      }
    },
  }
}

function headersOf(defaults: Omit<CallOptions, 'signal'>, { body, idempotencyKey, ...own }: CallRequest): Headers {
  const headers = new Headers({ accept: 'application/json' })
  const said = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  }
  for (const { language, headers: more } of [defaults, { ...own, headers: { ...said, ...own.headers } }]) {
    if (language) headers.set('accept-language', language)
    for (const [name, value] of Object.entries(more ?? {})) headers.set(name, value)
  }
  return headers
}
