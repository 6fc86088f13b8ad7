import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { named } from '../http/named-schema.ts'
import { oneOf } from '../http/one-of.ts'

export const BasketLineSchema = Type.Object(
  {
    id: Type.String(),
    url: Type.String(),
    product: Type.String({ examples: ['/v1/api/products/1/'] }),
    product_id: Type.Integer(),
    product_slug: Type.String(),
    product_title: Type.String(),
    product_class: oneOf(PRODUCT_CLASSES),
    quantity: Type.Integer(),
    price_incl_tax: Type.String({ description: 'Of the whole line.' }),
    price_excl_tax: Type.String({ description: 'Of the whole line.' }),
    mrp: Type.String({ description: 'The printed price of one.' }),
    discounted_price: Type.String({ description: 'The price of one.' }),
    thumbnail: Type.String(),
  },
  { $id: 'BasketLine' },
)

export const BasketSchema = Type.Object(
  {
    id: Type.String({ description: 'Empty until something is in it.' }),
    url: Type.String({ examples: ['api/baskets/bsk_5Y0fJ2cVtQk1c8mWl3n4pA/'] }),
    lines: Type.Array(named(BasketLineSchema)),
    total_incl_tax: Type.String(),
    currency: oneOf(['NPR']),
    is_gift: Type.Boolean(),
    shipping_address: Type.Union([Type.Object({ country: Type.String(), line: Type.String() }), Type.Null()]),
  },
  { $id: 'Basket' },
)

export type Basket = Static<typeof BasketSchema>

/** The basket of a visitor who has put nothing in one. It is not stored. */
export const EMPTY_BASKET: Basket = {
  id: '',
  url: '',
  lines: [],
  total_incl_tax: '0.00',
  currency: 'NPR',
  is_gift: false,
  shipping_address: null,
}
