import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ErrorSchema } from '../errors/error-schema.ts'
import { isDiskFull } from '../errors/unavailable.ts'
import { named } from '../http/named-schema.ts'
import { type DiskState, getReadiness } from './get-readiness.ts'
import type { HealthQueries } from './queries.ts'

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
        response: { 200: Well, 503: named(ErrorSchema) },
      },
    },
    () => getReadiness(queries, disk),
  )
}

/** Notes when a request fails because the disk is full: reads still work, so no other check would show it. */
export function watchDisk(app: FastifyInstance): DiskState {
  const disk: DiskState = { isFull: false }
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) disk.isFull = true
  })
  return disk
}
