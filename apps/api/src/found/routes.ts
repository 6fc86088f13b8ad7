import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { oneOf } from '../http/one-of.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { getSharePicture } from './get-share-picture.ts'
import type { FoundQueries } from './queries.ts'
import { sharePictures } from './share-pictures.ts'

type Options = { queries: FoundQueries; media: MediaStore; limits: RateLimitQueries }

const params = Type.Object({ language: oneOf(['en', 'ne']), kind: Type.String(), file: Type.String() })
/** Addresses that stand in the metadata of pages; nobody calls them by hand. */
const schema = { hide: true, params }

export const foundRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const desk = { ...options, pictures: sharePictures(options) }
  // Before GET, which would bring a HEAD of its own that reads everything.
  app.head('/v1/og/:language/:kind/:file', { schema }, (request, reply) => getSharePicture(desk, request, reply))
  app.get('/v1/og/:language/:kind/:file', { schema }, (request, reply) => getSharePicture(desk, request, reply))
}
