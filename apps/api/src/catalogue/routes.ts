import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { PageQuery, pageOf } from '../http/page.ts'
import { getProduct } from './get-product.ts'
import { listProducts } from './list-products.ts'
import { ProductSchema } from './product.ts'
import type { CatalogueQueries } from './queries.ts'

export const catalogueRoutes: FastifyPluginAsyncTypebox<{ queries: CatalogueQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/products/',
    {
      config: { publicCache: true },
      schema: {
        operationId: 'listProducts',
        tags: ['catalogue'],
        querystring: PageQuery,
        response: { 200: pageOf(named(ProductSchema)), 400: named(ErrorSchema) },
      },
    },
    ({ language, query }) => listProducts(queries, { language, query }),
  )

  app.get(
    '/v1/api/products/:product/',
    {
      config: { publicCache: true },
      schema: {
        operationId: 'getProduct',
        tags: ['catalogue'],
        params: Type.Object({ product: Type.String({ description: 'The number of the product, or its slug.' }) }),
        response: { 200: named(ProductSchema), 404: named(ErrorSchema) },
      },
    },
    ({ language, params }) => getProduct(queries, { product: params.product, language }),
  )
}
