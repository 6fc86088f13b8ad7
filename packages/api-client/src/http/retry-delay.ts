import { ApiError } from '../errors/api-error.ts'

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
