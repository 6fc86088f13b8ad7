import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { listCacheTags } from './list-cache-tags.ts'
import type { CacheTagQueries } from './queries.ts'

const CacheTagsSchema = Type.Object({
  tags: Type.Array(Type.Object({ tag: Type.String(), seq: Type.Integer(), changed_at: Type.String() })),
  seq: Type.Integer(),
})

export const cacheTagRoutes: FastifyPluginAsyncTypebox<{ queries: CacheTagQueries }> = async (app, { queries }) => {
  app.get(
    '/internal/cache-tags/',
    {
      schema: {
        hide: true,
        querystring: Type.Object({ after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) }),
        response: { 200: CacheTagsSchema },
      },
    },
    ({ query }) => listCacheTags(queries, Number(query.after ?? 0)),
  )
}
