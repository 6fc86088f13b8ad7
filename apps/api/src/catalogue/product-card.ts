import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { schemaRef, stringEnum } from '../http/schemas.ts'
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
    product_class: stringEnum(PRODUCT_CLASSES),
    language: stringEnum(['en', 'ne'], { description: 'The language of the work.' }),
    selling_price: Type.String({ examples: ['585.00'] }),
    mrp: Type.String({ description: 'The printed price.', examples: ['650.00'] }),
    currency: stringEnum(['NPR']),
    is_available_to_buy: Type.Boolean(),
    thumbnail: Type.String(),
    picture: schemaRef(PictureSchema),
  },
  { $id: 'ProductCard' },
)

export type ProductCard = Static<typeof ProductCardSchema>
