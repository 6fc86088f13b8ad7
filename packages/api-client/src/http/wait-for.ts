import { CallAborted } from '../errors/call-aborted.ts'

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
