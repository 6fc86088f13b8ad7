import { type Static, Type } from 'typebox'
import { contentUrl } from '../../content/content-kind.ts'
import { schemaRef } from '../../http/schemas.ts'
import { PictureSchema } from '../../pictures/picture.ts'
import { ProductCardSchema } from '../product-card.ts'
import type { CategoryRow } from './queries.ts'

const properties = {
  url: Type.String({ examples: ['/v1/api/categories/novels/'] }),
  slug: Type.String(),
  name: Type.String(),
  code: Type.String({ description: 'The slug again, for a client of django-oscar-api.' }),
  description: Type.String(),
  breadcrumbs: Type.String({ examples: ['Fiction > Novels'] }),
  image: Type.Union([schemaRef(PictureSchema), Type.Null()]),
  meta_title: Type.Null(),
  meta_description: Type.Null(),
  is_public: Type.Boolean(),
  ancestors_are_public: Type.Boolean(),
  product_count: Type.Integer({ description: 'With what is in the ones below it.' }),
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
      description: 'The way to it from the root, itself last.',
    }),
    products_url: Type.String({ description: 'The list of what is in it.' }),
    products: Type.Array(schemaRef(ProductCardSchema), { description: 'What sells best of it.' }),
  },
  { $id: 'CategoryDetail' },
)

const SEPARATOR = ' > '

/** The rows as trees, in order. */
export function toTree(rows: CategoryRow[], parent: CategoryRow | null = null, path: string[] = []): Category[] {
  return rows
    .filter(({ parent_id }) => parent_id === (parent?.id ?? null))
    .map((row) => toCategory(row, [...path, row.name], rows))
}

export const toCategory = (row: CategoryRow, path: string[], rows: CategoryRow[]): Category => ({
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
export function pathTo(row: CategoryRow, rows: CategoryRow[]): CategoryRow[] {
  const parent = rows.find(({ id }) => id === row.parent_id)
  return parent ? [...pathTo(parent, rows), row] : [row]
}
