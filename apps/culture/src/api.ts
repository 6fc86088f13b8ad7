import { createClient } from '@dabali/api-client'
import { readEnvironment } from './env.ts'

const LONGEST_WAIT_MS = 5_000

/** Calls to the API from the server; where it is is read when a page is made, not when the site is built. */
export function serverClient() {
  return createClient({
    baseUrl: `${readEnvironment().apiOrigin}/v1/`,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(LONGEST_WAIT_MS) }),
  })
}
