import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { getReadiness } from './get-readiness.ts'
import type { HealthQueries } from './queries.ts'

const Well = Type.Object({ status: Type.Literal('ok') })

export const healthRoutes: FastifyPluginAsyncTypebox<{ queries: HealthQueries }> = async (app, { queries }) => {
  app.get(
    '/healthz',
    {
      schema: {
        operationId: 'getHealth',
        tags: ['health'],
        description: 'The process lives.',
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
        description: 'It can answer: the database does too, and it is not being stopped.',
        response: { 200: Well, 503: named(ErrorSchema) },
      },
    },
    () => getReadiness(queries),
  )
}
