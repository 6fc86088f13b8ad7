import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../../errors/error-schema.ts'
import { pageOf } from '../../http/pagination.ts'
import { schemaRef } from '../../http/schemas.ts'
import { CLOCK_SECONDS } from '../kept.ts'
import { CategoryDetailSchema, CategorySchema } from './category.ts'
import { getCategory } from './get-category.ts'
import { listCategories } from './list-categories.ts'
import type { CategoryQueries } from './queries.ts'

// A category shows the whole tree and what is in it.
const publicCache = { tags: () => ['categories', 'products'], maxAgeSeconds: CLOCK_SECONDS }

export const categoryRoutes: FastifyPluginAsyncTypebox<{ queries: CategoryQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/categories/',
    {
      config: { publicCache },
      schema: {
        operationId: 'listCategories',
        tags: ['catalogue'],
        response: { 200: pageOf(schemaRef(CategorySchema)) },
      },
    },
    ({ language }) => listCategories(queries, language),
  )

  app.get(
    '/v1/api/categories/:slug/',
    {
      config: { publicCache },
      schema: {
        operationId: 'getCategory',
        tags: ['catalogue'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: schemaRef(CategoryDetailSchema), 301: schemaRef(ErrorSchema), 404: schemaRef(ErrorSchema) },
      },
    },
    ({ language, params }) => getCategory(queries, { slug: params.slug, language }),
  )
}
