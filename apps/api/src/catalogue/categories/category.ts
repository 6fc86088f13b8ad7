import { type Static, Type } from 'typebox'
import { schemaRef } from '../../http/schemas.ts'
import { PictureSchema } from '../../pictures/picture.ts'
import { ProductCardSchema } from '../product-card.ts'

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

/** A category and all that are below it. */
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
