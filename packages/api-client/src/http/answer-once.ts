import { ApiError } from '../errors/api-error.ts'
import { CallAborted } from '../errors/call-aborted.ts'
import { readAnswer } from './read-answer.ts'

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
