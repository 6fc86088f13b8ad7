import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { stringEnum } from '../http/schemas.ts'

const ofLine = (description: string) => Type.String({ description, examples: ['1170.00'] })

/** What was bought, as it was then. */
export const OrderLineSchema = Type.Object(
  {
    id: Type.String(),
    url: Type.String(),
    order: Type.String(),
    product: Type.String({ examples: ['/v1/api/products/1/'] }),
    product_id: Type.Integer(),
    product_slug: Type.String(),
    product_title: Type.String(),
    product_class: stringEnum(PRODUCT_CLASSES),
    thumbnail: Type.String(),
    quantity: Type.Integer(),
    refunded_quantity: Type.Integer({ description: 'How many of them were given back.' }),
    mrp: ofLine('The printed price of one.'),
    discounted_price: ofLine('The price of one.'),
    unit_price_incl_tax: ofLine('The price of one.'),
    price_currency: stringEnum(['NPR']),
    price_incl_tax: ofLine('Of the whole line, after all discounts.'),
    price_excl_tax: ofLine('Of the whole line, after all discounts.'),
    price_incl_tax_excl_discounts: ofLine('Of the whole line at the printed price.'),
    price_excl_tax_excl_discounts: ofLine('Of the whole line at the printed price.'),
  },
  { $id: 'OrderLine' },
)

export type OrderLine = Static<typeof OrderLineSchema>
