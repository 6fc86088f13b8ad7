import { ApiError, CallAborted } from './errors.ts'

/** Sends until there is an answer, a failure that will not pass, or no try left. */
export async function tryAgain(
  send: () => Promise<unknown>,
  retries: number,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await send()
    } catch (error) {
      const delay = tried < retries ? retryDelay(error, tried) : undefined
      if (delay === undefined) throw error
      await waitFor(delay, signal)
    }
  }
}

const FIRST_DELAY_MILLISECONDS = 250
const LONGEST_WISH_SECONDS = 5
const PASSING = [0, 429, 502, 503, 504]

/** How long to wait before the next try, in milliseconds; nothing when another try would end as this one did. */
export function retryDelay(error: unknown, tried: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { status, code, retryAfterSeconds: wish } = error
  if (!PASSING.includes(status) && !(status === 409 && code === 'idempotency_in_flight')) return undefined
  if (wish !== undefined && wish > LONGEST_WISH_SECONDS) return undefined
  // Those who failed at the same moment must not come back at the same moment.
  const backOff = FIRST_DELAY_MILLISECONDS * 2 ** tried * (0.5 + Math.random() / 2)
  return (wish ?? 0) * 1000 + backOff
}

/** Waits, unless the caller wants the call no longer. */
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

/** Sends once and reads the answer to its end, both within the time. */
export async function answerOnce(
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
    return await readAnswer(await fetch(address, { ...message, signal: either }))
  } catch (cause) {
    if (signal?.aborted) throw new CallAborted(signal)
    if (cause instanceof ApiError) throw cause
    throw new ApiError(late.signal.aborted ? 'timeout' : 'network', undefined, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** What an answer holds, nothing when it is empty; one that is no success or cannot be read is thrown. */
export async function readAnswer(response: Response): Promise<unknown> {
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
