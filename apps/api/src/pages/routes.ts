import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { keptList, keptOne } from '../content/kept.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { PageQuery, pageOf } from '../http/page.ts'
import { getPage } from './get-page.ts'
import { listPages } from './list-pages.ts'
import { PageDetailSchema, PageSchema } from './page.ts'
import type { PageQueries } from './queries.ts'

export const pageRoutes: FastifyPluginAsyncTypebox<{ queries: PageQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/pages/',
    {
      config: keptList('page'),
      schema: {
        operationId: 'listPages',
        tags: ['pages'],
        querystring: PageQuery,
        response: { 200: pageOf(named(PageSchema)), 400: named(ErrorSchema) },
      },
    },
    ({ language, query }) => listPages(queries, { language, query }),
  )

  app.get(
    '/v1/api/pages/:slug/',
    {
      config: keptOne('page'),
      schema: {
        operationId: 'getPage',
        tags: ['pages'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: named(PageDetailSchema), 301: named(ErrorSchema), 404: named(ErrorSchema) },
      },
    },
    ({ language, params }) => getPage(queries, { slug: params.slug, language }),
  )
}
