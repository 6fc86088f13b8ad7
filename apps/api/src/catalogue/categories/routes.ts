import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { MAX_AGE_SECONDS } from '../../content/cache-policy.ts'
import { findBySlug } from '../../content/content-kind.ts'
import { ErrorSchema } from '../../errors/error-schema.ts'
import type { Language } from '../../http/language.ts'
import { pageOf } from '../../http/pagination.ts'
import { schemaRef } from '../../http/schemas.ts'
import { toProductCard } from '../product-card.ts'
import { CategoryDetailSchema, CategorySchema, pathTo, toCategory, toTree } from './category.ts'
import type { CategoryQueries } from './queries.ts'

async function getCategory(queries: CategoryQueries, { slug, language }: { slug: string; language: Language }) {
  const find = async (asked: string) => {
    const { categories = [], products = [] } = (await queries.findCategory(asked, language)) ?? {}
    const row = categories.find((category) => category.slug === asked)
    return row && { row, categories, products }
  }
  const { row, categories, products } = await findBySlug({ kind: 'category', slug }, find, queries.findMovedSlug)
  const path = pathTo(row, categories)
  return {
    ...toCategory(
      row,
      path.map(({ name }) => name),
      categories,
    ),
    path: path.map(({ slug: at, name }) => ({ slug: at, name })),
    products_url: `/v1/api/products/?category=${encodeURIComponent(row.slug)}`,
    products: products.map(toProductCard),
  }
}

/** The root categories with their descendants, on one page. */
async function listCategories(queries: CategoryQueries, language: Language) {
  const results = toTree(await queries.listCategories(language))
  return { count: results.length, next: null, previous: null, results }
}

// A category shows the tree and its products.
const publicCache = { tags: () => ['categories', 'products'], maxAgeSeconds: MAX_AGE_SECONDS }

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
