import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { named } from '../http/named-schema.ts'
import { oneOf } from '../http/one-of.ts'
import { PictureSchema } from '../pictures/picture.ts'

export const ProductSchema = Type.Object(
  {
    id: Type.Integer(),
    url: Type.String({ examples: ['/v1/api/products/1/'] }),
    slug: Type.String(),
    title: Type.String(),
    subtitle: Type.String(),
    authors: Type.Array(Type.String()),
    language: oneOf(['en', 'ne'], { description: 'The language of the book.' }),
    product_class: oneOf(PRODUCT_CLASSES),
    description: Type.String({ description: 'HTML.' }),
    selling_price: Type.String({ examples: ['585.00'] }),
    mrp: Type.String({ description: 'The printed price.', examples: ['650.00'] }),
    currency: oneOf(['NPR']),
    availability: Type.Object({
      is_available_to_buy: Type.Boolean(),
      num_available: Type.Union([Type.Integer(), Type.Null()], { description: 'Null: it does not run out.' }),
      message: Type.String(),
    }),
    thumbnail: Type.String(),
    picture: named(PictureSchema),
  },
  { $id: 'Product' },
)

export type Product = Static<typeof ProductSchema>
