import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { keptList, keptOne } from '../content/kept.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { PageQuery, pageOf } from '../http/page.ts'
import { BooklistDetailSchema, BooklistSchema } from './booklist.ts'
import { getBooklist } from './get-booklist.ts'
import { listBooklists } from './list-booklists.ts'
import type { BooklistQueries } from './queries.ts'

export const booklistRoutes: FastifyPluginAsyncTypebox<{ queries: BooklistQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/booklists/',
    {
      config: keptList('booklist'),
      schema: {
        operationId: 'listBooklists',
        tags: ['booklists'],
        querystring: PageQuery,
        response: { 200: pageOf(named(BooklistSchema)), 400: named(ErrorSchema) },
      },
    },
    ({ language, query }) => listBooklists(queries, { language, query }),
  )

  app.get(
    '/v1/api/booklists/:slug/',
    {
      config: keptOne('booklist'),
      schema: {
        operationId: 'getBooklist',
        tags: ['booklists'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: named(BooklistDetailSchema), 301: named(ErrorSchema), 404: named(ErrorSchema) },
      },
    },
    ({ language, params }) => getBooklist(queries, { slug: params.slug, language }),
  )
}
