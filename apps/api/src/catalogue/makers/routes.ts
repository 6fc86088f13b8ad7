import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../../errors/error-schema.ts'
import { PageQuery, pageOf } from '../../http/pagination.ts'
import { schemaRef } from '../../http/schemas.ts'
import { CLOCK_SECONDS, slugOf } from '../kept.ts'
import { getMaker } from './get-maker.ts'
import { listMakers } from './list-makers.ts'
import { AuthorDetailSchema, AuthorSchema, PublisherDetailSchema, PublisherSchema } from './maker.ts'
import type { MakerQueries } from './queries.ts'

const BOTH = [
  { kind: 'author', path: 'authors', name: 'Author', one: AuthorDetailSchema, many: AuthorSchema },
  { kind: 'publisher', path: 'publishers', name: 'Publisher', one: PublisherDetailSchema, many: PublisherSchema },
] as const

export const makerRoutes: FastifyPluginAsyncTypebox<{ queries: MakerQueries }> = async (app, { queries }) => {
  for (const { kind, path, name, one, many } of BOTH) {
    app.get(
      `/v1/api/${path}/`,
      {
        config: { publicCache: { tags: () => [path, 'products'], maxAgeSeconds: CLOCK_SECONDS } },
        schema: {
          operationId: `list${name}s`,
          tags: ['catalogue'],
          querystring: PageQuery,
          response: { 200: pageOf(schemaRef(many)), 400: schemaRef(ErrorSchema) },
        },
      },
      ({ language, query }) => listMakers(queries, { kind, language, query }),
    )

    app.get(
      `/v1/api/${path}/:slug/`,
      {
        config: {
          publicCache: {
            tags: (request) => [`${kind}:${slugOf(request)}`, 'products'],
            maxAgeSeconds: CLOCK_SECONDS,
          },
        },
        schema: {
          operationId: `get${name}`,
          tags: ['catalogue'],
          params: Type.Object({ slug: Type.String() }),
          response: { 200: schemaRef(one), 301: schemaRef(ErrorSchema), 404: schemaRef(ErrorSchema) },
        },
      },
      ({ language, params }) => getMaker(queries, { kind, slug: params.slug, language }),
    )
  }
}
