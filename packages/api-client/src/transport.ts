import { ApiError, CallAborted } from './errors.ts'

/** Sends until there is a response, an error that a retry cannot help, or no attempt is left. */
export async function withRetries(
  send: () => Promise<unknown>,
  retries: number,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      const delay = attempt < retries ? retryDelay(error, attempt) : undefined
      if (delay === undefined) throw error
      await waitFor(delay, signal)
    }
  }
}

const FIRST_DELAY_MILLISECONDS = 250
const MAX_RETRY_AFTER_SECONDS = 5
/** Of a request that was refused before anything was done, because others wait. */
const MAX_BUSY_SECONDS = 30
const RETRYABLE = [0, 429, 502, 503, 504]

/** The delay before the next attempt in milliseconds; `undefined` when a retry cannot help. */
function retryDelay(error: unknown, attempt: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { status, code, retryAfterSeconds: retryAfter } = error
  if (!RETRYABLE.includes(status) && !(status === 409 && code === 'idempotency_in_flight')) return undefined
  if (retryAfter !== undefined && retryAfter > (code === 'busy' ? MAX_BUSY_SECONDS : MAX_RETRY_AFTER_SECONDS))
    return undefined
  // Jitter: clients that failed at the same moment must not retry at the same moment.
  const backOff = FIRST_DELAY_MILLISECONDS * 2 ** attempt * (0.5 + Math.random() / 2)
  return (retryAfter ?? 0) * 1000 + backOff
}

/** Waits, or rejects with `CallAborted` as soon as the signal is aborted. */
export function waitFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new CallAborted(signal))
    function stop() {
      clearTimeout(timer)
      if (signal) reject(new CallAborted(signal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Sends once and reads the whole response, both within the time limit. */
export async function fetchOnce(
  fetch: typeof globalThis.fetch,
  address: string,
  message: RequestInit,
  timeoutMilliseconds: number,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeoutMilliseconds)
  try {
    const either = signal ? AbortSignal.any([signal, late.signal]) : late.signal
    return await readResponse(await fetch(address, { ...message, signal: either }))
  } catch (cause) {
    if (signal?.aborted) throw new CallAborted(signal)
    if (cause instanceof ApiError) throw cause
    throw new ApiError(late.signal.aborted ? 'timeout' : 'network', undefined, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The JSON body of a response, `undefined` when it is empty. An error status or invalid JSON throws an `ApiError`. */
async function readResponse(response: Response): Promise<unknown> {
  const { ok, status, headers } = response
  const text = await response.text()
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (ok) return body
    throw new ApiError(status, body, { headers })
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError(status, text, { headers, cause })
  }
}

/**
 * A random UUID, for idempotency keys and other ids of the client.
 *
 * `crypto.randomUUID` exists only on https and localhost, and so not on a site under test at a LAN address.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** The options of a write that is refused if the thing has another version than the caller has seen. */
export function withVersion<Options extends { headers?: Readonly<Record<string, string>> }>(
  options: Options,
  version: number | undefined,
): Options {
  return version === undefined ? options : { ...options, headers: { 'if-match': `"${version}"`, ...options.headers } }
}
