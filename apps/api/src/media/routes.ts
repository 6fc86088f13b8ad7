import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { notFound } from '../errors/api-error.ts'
import { errorResponses } from '../http/error-schema.ts'
import type { MediaStore } from './media-store.ts'
import { MEDIA_RESPONSES, sendMedia } from './send-media.ts'

const NAME = /^([0-9a-f]{24})\.[a-z0-9]{2,5}$/
/** Content-addressed names never change, so that clients may cache them for ever. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
/** Types that a browser should download. */
const SAVED = new Set(['application/epub+zip'])

type MediaRequest = FastifyRequest<{ Params: { name: string } }>

/** Serves public media; private media get 404. */
async function getMedia(media: MediaStore, request: MediaRequest, reply: FastifyReply) {
  const { name } = request.params
  const found = NAME.test(name) ? await media.find(name) : undefined
  if (!found?.is_public) throw notFound()
  const picture = found.type.startsWith('image/') ? await pictureFor(media, request, reply) : undefined
  const { type, size, ...sent } = picture ?? { ...found, name }
  const disposition = SAVED.has(type) ? `attachment; filename="${name}"` : undefined
  return sendMedia(media, { request, reply }, { name: sent.name, type, size, cacheControl: CACHE_CONTROL, disposition })
}

/** A smaller file for browsers that send Save-Data, hence `Vary`. */
async function pictureFor(media: MediaStore, request: MediaRequest, reply: FastifyReply) {
  reply.header('Vary', 'Save-Data')
  return request.headers['save-data'] === 'on' ? media.findSmallerPicture(request.params.name) : undefined
}

const params = Type.Object({ name: Type.String() })

export const mediaRoutes: FastifyPluginAsyncTypebox<{ media: MediaStore }> = async (app, { media }) => {
  // Registered before GET, whose implicit HEAD would read the whole body.
  app.head('/v1/media/:name', { schema: { hide: true, params } }, (request, reply) => getMedia(media, request, reply))

  app.get(
    '/v1/media/:name',
    {
      schema: {
        operationId: 'getMedia',
        tags: ['media'],
        description: 'An image, audio, video or book file, addressed by the hash of its content; `Range` is supported.',
        params,
        response: { ...MEDIA_RESPONSES, ...errorResponses(404, 416) },
      },
    },
    (request, reply) => getMedia(media, request, reply),
  )
}
