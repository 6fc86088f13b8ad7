import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { keptList, keptOne } from '../content/kept.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { PageQuery, pageOf } from '../http/page.ts'
import { ArtistDetailSchema, ArtistSchema } from './artist.ts'
import { getArtist } from './get-artist.ts'
import { listArtists } from './list-artists.ts'
import type { ArtistQueries } from './queries.ts'

export const artistRoutes: FastifyPluginAsyncTypebox<{ queries: ArtistQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/artists/',
    {
      config: keptList('artist'),
      schema: {
        operationId: 'listArtists',
        tags: ['artists'],
        querystring: PageQuery,
        response: { 200: pageOf(named(ArtistSchema)), 400: named(ErrorSchema) },
      },
    },
    ({ language, query }) => listArtists(queries, { language, query }),
  )

  app.get(
    '/v1/api/artists/:slug/',
    {
      // The nights of an artist move with the clock.
      config: keptOne('artist', { maxAgeSeconds: 5 }),
      schema: {
        operationId: 'getArtist',
        tags: ['artists'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: named(ArtistDetailSchema), 301: named(ErrorSchema), 404: named(ErrorSchema) },
      },
    },
    ({ language, params }) => getArtist(queries, { slug: params.slug, language, now: new Date() }),
  )
}
