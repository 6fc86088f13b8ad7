import { ApiError } from '@dabali/api-client'

export type LinkRefusal = 'unknown_hash' | 'hash_expired' | 'hash_used_up' | 'over' | 'busy' | 'failed'

const SAID: readonly string[] = ['unknown_hash', 'hash_expired', 'hash_used_up'] satisfies LinkRefusal[]

/** Why a link does not let anybody in; `failed` is worth another try at once, and `busy` one later. */
export function linkRefusal(error: unknown): LinkRefusal {
  if (!(error instanceof ApiError)) return 'failed'
  const { code, status } = error
  if (code !== undefined && SAID.includes(code)) return code as LinkRefusal
  if (status === 409) return 'over'
  return status === 429 ? 'busy' : 'failed'
}

const SECONDS = 60

/** After how many whole minutes it may be tried again. */
export function minutesToWait(error: unknown): number {
  const seconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0
  return Math.max(1, Math.ceil(seconds / SECONDS))
}
