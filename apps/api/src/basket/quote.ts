import { type Static, Type } from 'typebox'
import { AddressInputSchema } from '../address/address.ts'
import { nullable, schemaRef } from '../http/schemas.ts'
import { BASKET } from './basket.ts'
import { PaymentChoiceSchema } from './payment-methods.ts'
import { LARGEST_QUANTITY, MOST_LINES } from './refusals.ts'
import { ShippingMethodSchema } from './shipping-method.ts'

/** Asked and bought with in the same words. */
export const OFFER = Type.Optional(
  Type.String({ maxLength: 200, description: 'The secret of places that were offered to somebody who waited.' }),
)

export const QuoteInputSchema = Type.Object({
  lines: Type.Optional(
    Type.Array(
      Type.Object({
        product: Type.Union([Type.String({ maxLength: 2000 }), Type.Integer()], {
          description: 'The address of a product, or its number.',
        }),
        quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY })),
      }),
      { minItems: 1, maxItems: MOST_LINES, description: 'In place of a basket.' },
    ),
  ),
  basket: Type.Optional(
    Type.String({
      maxLength: 2000,
      description: 'The address of a basket, or its id; without one and without lines, the own one.',
    }),
  ),
  shipping_address: Type.Optional(schemaRef(AddressInputSchema)),
  shipping_method_code: Type.Optional(Type.String({ maxLength: 100 })),
  voucher: Type.Optional(Type.String({ maxLength: 100, description: 'As if it were in the basket.' })),
  offer: OFFER,
})

export type QuoteInput = Static<typeof QuoteInputSchema>

const known = { description: 'Null until the address says which way of delivery it is.' }

export const QuoteSchema = Type.Object(
  {
    ...BASKET,
    shipping_methods: Type.Array(schemaRef(ShippingMethodSchema)),
    shipping_method: nullable(Type.String(known)),
    shipping_incl_tax: nullable(Type.String(known)),
    shipping_excl_tax: nullable(Type.String(known)),
    total: nullable(Type.String({ description: 'Of the goods and the delivery: what there is to pay.' })),
    payment_methods: Type.Array(schemaRef(PaymentChoiceSchema), { description: 'How it could be paid.' }),
  },
  { $id: 'Quote' },
)

export type Quote = Static<typeof QuoteSchema>
