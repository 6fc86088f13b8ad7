import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../../errors/error-schema.ts'
import { schemaRef } from '../../http/schemas.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import { LibraryAccessSchema } from '../files/access.ts'
import type { Connection } from '../queries.ts'
import { openByOrder } from './open-by-order.ts'

const MOST_TRIES = 60
const TRIES_SECONDS = 60

const refusals = Object.fromEntries(
  [400, 403, 404, 406, 410, 413, 415, 429].map((status) => [status, schemaRef(ErrorSchema)]),
)

type Settings = { database: Connection; limits: RateLimitQueries }

export const orderLibraryRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, limits }) => {
  app.post(
    '/v1/api/orders/by-hash/:hash/library/:id/access/',
    {
      schema: {
        operationId: 'openOrderItem',
        tags: ['library'],
        description: 'For guests: the order hash is enough. Orders of an account need its login.',
        params: Type.Object({ hash: Type.String({ maxLength: 200 }), id: Type.String({ maxLength: 100 }) }),
        response: { 200: schemaRef(LibraryAccessSchema), ...refusals },
      },
    },
    async (request) => {
      const { clientAddress, language, params } = request
      await limits.limit({ key: `order library ${clientAddress}`, most: MOST_TRIES, seconds: TRIES_SECONDS, language })
      return openByOrder(database, { ...params, visitor: await request.account(), language })
    },
  )
}
