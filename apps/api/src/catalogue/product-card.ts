import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { named } from '../http/named-schema.ts'
import { oneOf } from '../http/one-of.ts'
import { PictureSchema } from '../pictures/picture.ts'

/** A product as lists show it, and everything else that stands beside a product. */
export const ProductCardSchema = Type.Object(
  {
    id: Type.Integer(),
    url: Type.String({ examples: ['/v1/api/products/1/'] }),
    slug: Type.String(),
    title: Type.String(),
    subtitle: Type.String(),
    authors: Type.Array(Type.String()),
    product_class: oneOf(PRODUCT_CLASSES),
    language: oneOf(['en', 'ne'], { description: 'The language of the work.' }),
    selling_price: Type.String({ examples: ['585.00'] }),
    mrp: Type.String({ description: 'The printed price.', examples: ['650.00'] }),
    currency: oneOf(['NPR']),
    is_available_to_buy: Type.Boolean(),
    thumbnail: Type.String(),
    picture: named(PictureSchema),
  },
  { $id: 'ProductCard' },
)

export type ProductCard = Static<typeof ProductCardSchema>
