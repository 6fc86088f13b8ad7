import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { getHealth } from './get-health.ts'
import type { HealthQueries } from './queries.ts'

export const healthRoutes: FastifyPluginAsyncTypebox<{ queries: HealthQueries }> = async (app, { queries }) => {
  app.get(
    '/healthz',
    {
      schema: {
        operationId: 'getHealth',
        tags: ['health'],
        response: { 200: Type.Object({ status: Type.Literal('ok') }), 503: named(ErrorSchema) },
      },
    },
    () => getHealth(queries),
  )
}
