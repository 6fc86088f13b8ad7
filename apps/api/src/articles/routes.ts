import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { keptList, keptOne } from '../content/kept.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { PageQuery, pageOf } from '../http/page.ts'
import { ArticleDetailSchema, ArticleSchema } from './article.ts'
import { getArticle } from './get-article.ts'
import { listArticles } from './list-articles.ts'
import type { ArticleQueries } from './queries.ts'

export const articleRoutes: FastifyPluginAsyncTypebox<{ queries: ArticleQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/articles/',
    {
      config: keptList('article'),
      schema: {
        operationId: 'listArticles',
        tags: ['articles'],
        querystring: PageQuery,
        response: { 200: pageOf(named(ArticleSchema)), 400: named(ErrorSchema) },
      },
    },
    ({ language, query }) => listArticles(queries, { language, query }),
  )

  app.get(
    '/v1/api/articles/:slug/',
    {
      config: keptOne('article'),
      schema: {
        operationId: 'getArticle',
        tags: ['articles'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: named(ArticleDetailSchema), 301: named(ErrorSchema), 404: named(ErrorSchema) },
      },
    },
    ({ language, params }) => getArticle(queries, { slug: params.slug, language }),
  )
}
