import { type Static, Type } from 'typebox'
import { AddressInputSchema, ShippingAddressSchema } from '../../address/address.ts'

const flag = Type.Optional(Type.Boolean({ description: 'One address of an account is, at most.' }))

export const UserAddressInputSchema = Type.Object(
  {
    ...AddressInputSchema.properties,
    is_default_for_shipping: flag,
    is_default_for_billing: flag,
  },
  { $id: 'UserAddressInput' },
)

export type UserAddressInput = Static<typeof UserAddressInputSchema>

export const UserAddressSchema = Type.Object(
  {
    id: Type.String(),
    url: Type.String(),
    ...ShippingAddressSchema.properties,
    is_default_for_shipping: Type.Boolean(),
    is_default_for_billing: Type.Boolean(),
  },
  { $id: 'UserAddress' },
)

export type UserAddress = Static<typeof UserAddressSchema>
