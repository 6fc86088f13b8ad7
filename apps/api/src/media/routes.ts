import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { getMedia } from './get-media.ts'
import type { MediaStore } from './media-store.ts'

const params = Type.Object({ name: Type.String() })

export const mediaRoutes: FastifyPluginAsyncTypebox<{ media: MediaStore }> = async (app, { media }) => {
  // Before GET, which would bring a HEAD of its own that reads everything.
  app.head('/v1/media/:name', { schema: { hide: true, params } }, (request, reply) => getMedia(media, request, reply))

  app.get(
    '/v1/media/:name',
    {
      schema: {
        operationId: 'getMedia',
        tags: ['media'],
        description: 'An image, audio, video or book file, addressed by the hash of its content; `Range` is supported.',
        params,
        response: { 404: named(ErrorSchema), 416: named(ErrorSchema) },
      },
    },
    (request, reply) => getMedia(media, request, reply),
  )
}
