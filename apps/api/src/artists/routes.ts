import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { PageQuery, pageOf } from '../http/page.ts'
import { ArtistSchema } from './artist.ts'
import { getArtist } from './get-artist.ts'
import { listArtists } from './list-artists.ts'
import type { ArtistQueries } from './queries.ts'

export const artistRoutes: FastifyPluginAsyncTypebox<{ queries: ArtistQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/artists/',
    {
      config: { publicCache: true },
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
      config: { publicCache: true },
      schema: {
        operationId: 'getArtist',
        tags: ['artists'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: named(ArtistSchema), 404: named(ErrorSchema) },
      },
    },
    ({ language, params }) => getArtist(queries, { slug: params.slug, language }),
  )
}
