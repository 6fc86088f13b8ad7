import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '../errors/api-error.ts'
import { isDiskFull } from '../errors/unavailable.ts'
import type { HealthQueries } from './queries.ts'

const PATIENCE_MS = 2000

/** What the process knows of the disk of the database: full from a write that said so until one that finds room again. */
export type DiskState = { isFull: boolean }

/** Ready when the database answers in time, and has room to write. */
export async function getReadiness(queries: HealthQueries, disk: DiskState) {
  const asked = disk.isFull ? queries.askForRoom() : queries.ask()
  const answered = asked.then(
    () => 'well' as const,
    (error: unknown) => (isDiskFull(error) ? ('full' as const) : ('away' as const)),
  )
  const late = new AbortController()
  const state = await Promise.race([answered, pause(PATIENCE_MS, 'away' as const, { signal: late.signal, ref: false })])
  late.abort()
  if (state === 'full') throw new ApiError(503, { detail: 'The disk of the database is full.', code: 'disk_full' })
  if (state === 'away') throw new ApiError(503, { detail: 'The database does not answer.', code: 'unavailable' })
  disk.isFull = false
  return { status: 'ok' as const }
}
