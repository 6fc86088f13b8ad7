import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../../errors/error-schema.ts'
import { schemaRef } from '../../http/schemas.ts'
import { type FileParts, getFile } from './get-file.ts'

const PATH = '/v1/api/library/files/:token/:name'
const params = Type.Object({ token: Type.String(), name: Type.String() })
const refusals = Object.fromEntries([403, 404, 410, 416].map((status) => [status, schemaRef(ErrorSchema)]))

export const fileRoutes: FastifyPluginAsyncTypebox<FileParts> = async (app, parts) => {
  // Before GET, which would bring a HEAD of its own that reads everything.
  app.head(PATH, { schema: { hide: true, params } }, (request, reply) => getFile(parts, request, reply))

  app.get(
    PATH,
    {
      schema: {
        operationId: 'getLibraryFile',
        tags: ['library'],
        description:
          'The file behind an address of `access/`; `Range` and `If-Range` are supported. Playlists of a film use relative addresses.',
        params,
        response: refusals,
      },
    },
    (request, reply) => getFile(parts, request, reply),
  )
}
