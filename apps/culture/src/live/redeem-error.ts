import { ApiError } from '@dabali/api-client'

export type RedeemError = 'unknown_hash' | 'hash_expired' | 'hash_used_up' | 'over' | 'busy' | 'failed'

const LINK_ERRORS: readonly string[] = ['unknown_hash', 'hash_expired', 'hash_used_up'] satisfies RedeemError[]

/** Why a link does not let anybody in; `failed` is worth another try at once, and `busy` one later. */
export function redeemError(error: unknown): RedeemError {
  if (!(error instanceof ApiError)) return 'failed'
  const { code, status } = error
  if (code !== undefined && LINK_ERRORS.includes(code)) return code as RedeemError
  if (status === 409) return 'over'
  return status === 429 ? 'busy' : 'failed'
}

const SECONDS = 60

/** After how many whole minutes it may be tried again. */
export function retryMinutes(error: unknown): number {
  const seconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0
  return Math.max(1, Math.ceil(seconds / SECONDS))
}
