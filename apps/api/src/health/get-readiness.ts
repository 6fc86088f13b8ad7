import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '../errors/api-error.ts'
import type { HealthQueries } from './queries.ts'

const PATIENCE_MS = 2000

/** Ready when the database answers in time. */
export async function getReadiness(queries: HealthQueries) {
  const answered = queries.ask().then(
    () => true,
    () => false,
  )
  const late = new AbortController()
  const well = await Promise.race([answered, pause(PATIENCE_MS, false, { signal: late.signal, ref: false })])
  late.abort()
  if (!well) throw new ApiError(503, { detail: 'The database does not answer.', code: 'unavailable' })
  return { status: 'ok' as const }
}
