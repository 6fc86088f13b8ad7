import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { nullable, stringEnum } from '../http/schemas.ts'

export const BasketLineSchema = Type.Object(
  {
    id: Type.String({ description: 'Empty where nothing is stored.' }),
    url: Type.String(),
    basket: Type.String({ examples: ['api/baskets/bsk_5Y0fJ2cVtQk1c8mWl3n4pA/'] }),
    product: Type.String({ examples: ['/v1/api/products/1/'] }),
    product_id: Type.Integer(),
    product_slug: Type.String(),
    product_title: Type.String(),
    product_class: stringEnum(PRODUCT_CLASSES),
    thumbnail: Type.String(),
    quantity: Type.Integer(),
    max_quantity: Type.Integer({ description: 'How many can be had now; 0 when none.' }),
    mrp: Type.String({ description: 'The printed price of one.' }),
    discounted_price: Type.String({ description: 'The price of one.' }),
    unit_price_incl_tax: Type.String({ description: 'The price of one.' }),
    price_currency: stringEnum(['NPR']),
    price_incl_tax: Type.String({ description: 'Of the whole line, after all discounts.' }),
    price_excl_tax: Type.String({ description: 'Of the whole line, after all discounts.' }),
    price_incl_tax_excl_discounts: Type.String({ description: 'Of the whole line at the printed price.' }),
    price_excl_tax_excl_discounts: Type.String({ description: 'Of the whole line at the printed price.' }),
    is_tax_known: Type.Boolean(),
    warning: nullable(Type.String({ description: 'Why this line cannot be bought as it is, for the visitor.' })),
    stockrecord: Type.Null(),
    attributes: Type.Array(Type.Unknown()),
    date_created: nullable(Type.String()),
    date_updated: nullable(Type.String()),
  },
  { $id: 'BasketLine' },
)

export type BasketLine = Static<typeof BasketLineSchema>
