import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../../account/require-account.ts'
import { ErrorSchema } from '../../errors/error-schema.ts'
import { schemaRef } from '../../http/schemas.ts'
import { PositionForkSchema, PositionInputSchema, ReadingPositionSchema } from './position.ts'
import type { PositionQueries } from './queries.ts'
import { getPosition, savePosition } from './save-position.ts'

const PATH = '/v1/api/library/:id/position/'
const tags = ['library']
const params = Type.Object({ id: Type.String({ maxLength: 100 }) })
const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, schemaRef(ErrorSchema)]))

export const positionRoutes: FastifyPluginAsyncTypebox<{ queries: PositionQueries }> = async (app, { queries }) => {
  app.get(
    PATH,
    {
      schema: {
        operationId: 'getReadingPosition',
        tags,
        params,
        response: { 200: schemaRef(ReadingPositionSchema), ...refusals(401, 404) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      return getPosition(queries, { accountId, id: request.params.id })
    },
  )

  app.put(
    PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'saveReadingPosition',
        tags,
        description: 'Answers 409 with both positions when another device has saved a later one.',
        params,
        body: schemaRef(PositionInputSchema),
        response: {
          200: schemaRef(ReadingPositionSchema),
          409: schemaRef(PositionForkSchema),
          ...refusals(400, 401, 403, 404, 413, 415),
        },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      const { body: input, language, params } = request
      const saved = await savePosition(queries, { accountId, id: params.id, input, language })
      return 'fork' in saved ? reply.code(409).send(saved.fork) : saved.position
    },
  )
}
