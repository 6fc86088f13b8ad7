import { type Static, Type } from 'typebox'
import { ShippingAddressSchema } from '../../address/address.ts'
import { nullable, schemaRef } from '../../http/schemas.ts'

const Money = Type.String({ examples: ['1170.00'] })
const time = Type.String({ format: 'date-time' })
const timeOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' })

/** All that stands on a receipt, to be printed. */
export const ReceiptSchema = Type.Object(
  {
    seller: Type.Object({
      name: Type.String(),
      address: Type.String(),
      pan: nullable(Type.String({ description: 'By what the tax office knows the seller.' })),
    }),
    number: Type.String(),
    date_placed: time,
    date_settled: timeOrNull,
    status_display: Type.String(),
    is_masked: Type.Boolean(),
    buyer: Type.Object({
      name: Type.String(),
      email: nullable(Type.String()),
      phone: nullable(Type.String()),
      address: Type.Union([schemaRef(ShippingAddressSchema), Type.Null()]),
    }),
    lines: Type.Array(
      Type.Object({
        title: Type.String(),
        product_class: Type.String(),
        quantity: Type.Integer(),
        refunded_quantity: Type.Integer(),
        unit_price_incl_tax: Type.String({ description: 'Before what is taken off the whole order.' }),
        price_incl_tax: Money,
        price_excl_tax: Money,
        tax: Money,
        tax_rate: Type.Number({ description: 'In percent.', examples: [13] }),
      }),
    ),
    discounts: Type.Array(
      Type.Object({ name: Type.String(), amount: Type.String({ description: 'Taken off in the lines already.' }) }),
    ),
    delivery: Type.Union([Type.Object({ name: Type.String(), price: Money }), Type.Null()]),
    taxes: Type.Array(Type.Object({ rate: Type.Number(), price_excl_tax: Money, tax: Money, price_incl_tax: Money }), {
      description: 'Of goods and delivery, by rate; they add up to the total.',
    }),
    currency: Type.String({ examples: ['NPR'] }),
    total_excl_tax: Money,
    total_tax: Money,
    total_incl_tax: Money,
    payment_method: Type.String(),
    payments: Type.Array(
      Type.Object({
        method: Type.String(),
        amount: Money,
        reference: Type.String(),
        status: Type.String(),
        paid_at: time,
      }),
    ),
    refunds: Type.Array(Type.Object({ amount: Money, status: Type.String(), created_at: time, done_at: timeOrNull })),
    refunded: Money,
  },
  { $id: 'Receipt' },
)

export type Receipt = Static<typeof ReceiptSchema>
