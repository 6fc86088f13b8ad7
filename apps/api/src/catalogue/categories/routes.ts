import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { MAX_AGE_SECONDS } from '../../content/cache-policy.ts'
import { contentUrl, findBySlug } from '../../content/content-kind.ts'
import type { Language } from '../../http/language.ts'
import { ErrorSchema, pageOf, schemaRef } from '../../http/schemas.ts'
import { PictureSchema } from '../../pictures/queries.ts'
import { ProductCardSchema, toProductCard } from '../product-card.ts'
import type { CategoryQueries, CategoryRow } from './queries.ts'

const properties = {
  url: Type.String({ examples: ['/v1/api/categories/novels/'] }),
  slug: Type.String(),
  name: Type.String(),
  code: Type.String({ description: 'The same as `slug`, for clients of django-oscar-api.' }),
  description: Type.String(),
  breadcrumbs: Type.String({ examples: ['Fiction > Novels'] }),
  image: Type.Union([schemaRef(PictureSchema), Type.Null()]),
  meta_title: Type.Null(),
  meta_description: Type.Null(),
  is_public: Type.Boolean(),
  ancestors_are_public: Type.Boolean(),
  product_count: Type.Integer({ description: 'Includes subcategories.' }),
}

const OwnProperties = Type.Object(properties)

/** A category with its descendants. */
export const CategorySchema = Type.Object(
  { ...properties, children: Type.Array(Type.Unsafe<Category>(Type.Ref('Category'))) },
  { $id: 'Category' },
)

export type Category = Static<typeof OwnProperties> & { children: Category[] }

export const CategoryDetailSchema = Type.Object(
  {
    ...CategorySchema.properties,
    path: Type.Array(Type.Object({ slug: Type.String(), name: Type.String() }), {
      description: 'From the root to this category.',
    }),
    products_url: Type.String({ description: 'The product list of this category.' }),
    products: Type.Array(schemaRef(ProductCardSchema), { description: 'The bestsellers of this category.' }),
  },
  { $id: 'CategoryDetail' },
)

const SEPARATOR = ' > '

/** The rows as trees, in order. */
function toTree(rows: CategoryRow[], parent: CategoryRow | null = null, path: string[] = []): Category[] {
  return rows
    .filter(({ parent_id }) => parent_id === (parent?.id ?? null))
    .map((row) => toCategory(row, [...path, row.name], rows))
}

const toCategory = (row: CategoryRow, path: string[], rows: CategoryRow[]): Category => ({
  url: contentUrl('category', row.slug),
  slug: row.slug,
  name: row.name,
  code: row.slug,
  description: row.summary,
  breadcrumbs: path.join(SEPARATOR),
  image: row.picture,
  meta_title: null,
  meta_description: null,
  is_public: true,
  ancestors_are_public: true,
  product_count: row.product_count,
  children: toTree(rows, row, path),
})

/** The path from the root to this row. */
function pathTo(row: CategoryRow, rows: CategoryRow[]): CategoryRow[] {
  const parent = rows.find(({ id }) => id === row.parent_id)
  return parent ? [...pathTo(parent, rows), row] : [row]
}

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
