import { retryDelay } from './retry-delay.ts'
import { waitFor } from './wait-for.ts'

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
