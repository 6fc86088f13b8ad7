import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ApiError } from '../errors/api-error.ts'
import { isDiskFull } from '../errors/error-handler.ts'
import { ErrorSchema, schemaRef } from '../http/schemas.ts'
import type { HealthQueries } from './queries.ts'

const PATIENCE_MS = 2000

/** Set by a write that fails with a full disk, cleared by a write that succeeds. */
export type DiskState = { isFull: boolean }

/** Of the process: set by SIGTERM. Requests are still answered for a while, but no load balancer should send more. */
export const shutdown = { isBegun: false }

/** Ready when the database answers in time and has disk space, and the process goes on. */
export async function getReadiness(queries: HealthQueries, disk: DiskState) {
  if (shutdown.isBegun) throw new ApiError(503, { detail: 'The process is shutting down.', code: 'unavailable' })
  const asked = disk.isFull ? queries.probeDiskSpace() : queries.ping()
  const answered = asked.then(
    () => 'well' as const,
    (error: unknown) => (isDiskFull(error) ? ('full' as const) : ('away' as const)),
  )
  const late = new AbortController()
  const state = await Promise.race([answered, pause(PATIENCE_MS, 'away' as const, { signal: late.signal, ref: false })])
  late.abort()
  if (state === 'full') throw new ApiError(503, { detail: 'The database is out of disk space.', code: 'disk_full' })
  if (state === 'away') throw new ApiError(503, { detail: 'The database is not responding.', code: 'unavailable' })
  disk.isFull = false
  return { status: 'ok' as const }
}

const Well = Type.Object({ status: Type.Literal('ok') })

export const healthRoutes: FastifyPluginAsyncTypebox<{ queries: HealthQueries; disk: DiskState }> = async (
  app,
  { queries, disk },
) => {
  app.get(
    '/healthz',
    {
      schema: {
        operationId: 'getHealth',
        tags: ['health'],
        description: 'The process is running.',
        response: { 200: Well },
      },
    },
    async () => ({ status: 'ok' as const }),
  )

  app.get(
    '/readyz',
    {
      schema: {
        operationId: 'getReadiness',
        tags: ['health'],
        description:
          'The API can answer requests: the database answers and has disk space, and the process is not shutting down.',
        response: { 200: Well, 503: schemaRef(ErrorSchema) },
      },
    },
    () => getReadiness(queries, disk),
  )
}

/** Records requests that fail because the disk is full: reads still work, so that no other check would show it. */
export function watchDisk(app: FastifyInstance): DiskState {
  const disk: DiskState = { isFull: false }
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) disk.isFull = true
  })
  return disk
}
