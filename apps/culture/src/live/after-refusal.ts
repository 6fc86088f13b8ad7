import { ApiError, type Live } from '@dabali/api-client'
import type { Watch } from './watch.ts'

/** A page that is made anew knows what to say: the login, the tickets, or that there is no such night. */
const FOR_THE_PAGE: ReadonlySet<number> = new Set([401, 404, 406])

/** What follows from a call that failed; nothing where the page has to be made anew. */
export function afterRefusal(watch: Watch, error: unknown): Watch | undefined {
  if (!(error instanceof ApiError)) return { ...watch, line: 'lost' }
  if (FOR_THE_PAGE.has(error.status)) return undefined
  if (error.status === 429) return { ...watch, line: 'busy', waitSeconds: error.retryAfterSeconds ?? 0 }
  if (error.status !== 409 && error.status !== 410) return { ...watch, line: 'lost' }
  if (error.code === 'watching_elsewhere') return { ...watch, line: 'up', place: { kind: 'elsewhere' } }
  const state = stateIn(error.body) ?? watch.live.state
  return { ...watch, line: 'up', place: { kind: 'none' }, live: { ...watch.live, state } }
}

function stateIn(body: unknown): Live['state'] | undefined {
  const isTold = typeof body === 'object' && body !== null && 'state' in body
  // The server's schemas are what the types were made from.
  return isTold ? (body.state as Live['state']) : undefined
}
