import { type Static, Type } from 'typebox'
import { AddressInputSchema } from '../address/address.ts'
import { LARGEST_QUANTITY, MOST_LINES } from '../basket/errors.ts'
import { PAYMENT_METHODS } from '../basket/payment-methods.ts'
import { OFFER } from '../basket/quote-basket.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'

const Amount = Type.Union([Type.String({ maxLength: 40 }), Type.Number()], { examples: ['1170.00'] })
const PostedAddress = Type.Optional(Type.Union([schemaRef(AddressInputSchema), Type.Null()]))

/** The body of django-oscar-api, and what this shop asks besides. */
export const CheckoutInputSchema = Type.Object({
  basket: Type.Optional(
    Type.String({ maxLength: 2000, description: 'The address of a basket, or its id; without one, the own one.' }),
  ),
  mode: Type.Optional(
    Type.String({
      maxLength: 100,
      description: '`buy-now` is the basket of what is bought at once; any other is the cart.',
    }),
  ),
  guest_email: Type.Optional(Type.String({ maxLength: 2000 })),
  guest_phone: Type.Optional(Type.String({ maxLength: 2000 })),
  total: Type.Optional(Amount),
  shipping_method_code: Type.Optional(Type.String({ maxLength: 100 })),
  shipping_charge: Type.Optional(
    Type.Object({
      currency: Type.Optional(Type.String({ maxLength: 40 })),
      excl_tax: Type.Optional(Amount),
      incl_tax: Type.Optional(Amount),
      tax: Type.Optional(Amount),
    }),
  ),
  shipping_address: PostedAddress,
  billing_address: PostedAddress,
  payment_method: Type.Optional(
    stringEnum([...PAYMENT_METHODS, 'free'] as const, {
      description: 'Need not be said where nothing is to be paid.',
    }),
  ),
  lines: Type.Optional(
    Type.Array(
      Type.Object({
        product_id: Type.Integer(),
        quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY })),
        price_incl_tax: Type.Optional(Amount),
      }),
      { maxItems: MOST_LINES, description: 'As the shopper saw them; what has changed since is refused.' },
    ),
  ),
  offer: OFFER,
})

export type CheckoutInput = Static<typeof CheckoutInputSchema>
