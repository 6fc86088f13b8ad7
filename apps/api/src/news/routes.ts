import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { keptList, keptOne } from '../content/kept.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { pageOf } from '../http/page.ts'
import { getNewsItem } from './get-news-item.ts'
import { listNews } from './list-news.ts'
import { NewsItemDetailSchema, NewsItemSchema, NewsListQuery } from './news-item.ts'
import type { NewsQueries } from './queries.ts'

export const newsRoutes: FastifyPluginAsyncTypebox<{ queries: NewsQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/news/',
    {
      config: keptList('news'),
      schema: {
        operationId: 'listNews',
        tags: ['news'],
        querystring: NewsListQuery,
        response: { 200: pageOf(named(NewsItemSchema)), 400: named(ErrorSchema) },
      },
    },
    ({ language, query }) => listNews(queries, { language, query }),
  )

  app.get(
    '/v1/api/news/:slug/',
    {
      config: keptOne('news'),
      schema: {
        operationId: 'getNewsItem',
        tags: ['news'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: named(NewsItemDetailSchema), 301: named(ErrorSchema), 404: named(ErrorSchema) },
      },
    },
    ({ language, params }) => getNewsItem(queries, { slug: params.slug, language }),
  )
}
