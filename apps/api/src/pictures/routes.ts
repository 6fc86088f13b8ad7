import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { getPicture } from './get-picture.ts'
import type { PictureQueries } from './queries.ts'

export const pictureRoutes: FastifyPluginAsyncTypebox<{ queries: PictureQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/pictures/:file',
    {
      schema: {
        operationId: 'getPicture',
        tags: ['pictures'],
        params: Type.Object({ file: Type.String() }),
        response: { 404: named(ErrorSchema) },
      },
    },
    (request, reply) => getPicture(queries, request.params.file, reply),
  )
}
