import { type Static, Type } from 'typebox'
import { stringEnum } from '../http/schemas.ts'

export const PriceSchema = Type.Object(
  {
    currency: stringEnum(['NPR']),
    excl_tax: Type.String({ examples: ['585.00'] }),
    incl_tax: Type.String({ examples: ['585.00'] }),
    tax: Type.String({ examples: ['0.00'] }),
  },
  { $id: 'Price' },
)

export const AvailabilitySchema = Type.Object(
  {
    is_available_to_buy: Type.Boolean(),
    num_available: Type.Union([Type.Integer(), Type.Null()], { description: 'Null: it does not run out.' }),
    message: Type.String(),
  },
  { $id: 'Availability' },
)

export type Price = Static<typeof PriceSchema>
