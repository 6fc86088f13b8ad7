import { type Static, Type } from 'typebox'
import { rupees } from '../catalogue/money.ts'
import { stringEnum } from '../http/schemas.ts'
import type { PricedMethod } from './shipping-methods.ts'

const FourDecimals = Type.String({ examples: ['100.0000'] })

export const ShippingMethodSchema = Type.Object(
  {
    code: Type.String({ examples: ['inside-valley'] }),
    name: Type.String(),
    description: Type.String(),
    price: Type.Object({
      currency: stringEnum(['NPR']),
      excl_tax: FourDecimals,
      incl_tax: FourDecimals,
      tax: FourDecimals,
    }),
    is_discounted: Type.Boolean(),
    discount: Type.Number(),
  },
  { $id: 'ShippingMethod' },
)

export type ShippingMethod = Static<typeof ShippingMethodSchema>

/** The price has four decimals, as a client of django-oscar-api is used to; no tax is on a delivery. */
export function toShippingMethod({ code, name, description, fee }: PricedMethod): ShippingMethod {
  const price = `${rupees(fee)}00`
  return {
    code,
    name,
    description,
    price: { currency: 'NPR', excl_tax: price, incl_tax: price, tax: '0.0000' },
    is_discounted: false,
    discount: 0,
  }
}
