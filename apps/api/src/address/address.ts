import { type Static, Type } from 'typebox'

/** The fields of an address after those of django-oscar, and how long each may be. */
export const ADDRESS_LIMITS = {
  title: 64,
  first_name: 255,
  last_name: 255,
  line1: 255,
  line2: 255,
  line3: 255,
  line4: 255,
  province: 100,
  district: 100,
  municipality: 100,
  ward: 10,
  landmark: 255,
  state: 255,
  postcode: 64,
  country: 64,
  phone_number: 40,
  notes: 1000,
} as const

export type AddressField = keyof typeof ADDRESS_LIMITS
export type Address = Record<AddressField, string>

export const ADDRESS_FIELDS = Object.keys(ADDRESS_LIMITS) as AddressField[]

const text = Type.Optional(Type.String({ maxLength: 2000 }))

// Lengths are checked in parseAddress, which reports them by field in the visitor's language.
export const AddressInputSchema = Type.Object(
  {
    ...(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text])) as Record<AddressField, typeof text>),
    line: Type.Optional(
      Type.String({ maxLength: 2000, description: 'The same as `line4`: where it decides what the delivery costs.' }),
    ),
    country: Type.Optional(
      Type.String({
        maxLength: 2000,
        description: 'A code of two letters, or the address of a country.',
        examples: ['NP'],
      }),
    ),
  },
  { $id: 'AddressInput' },
)

export type AddressInput = Static<typeof AddressInputSchema>

const shown = Type.String()

export const ShippingAddressSchema = Type.Object(
  {
    ...(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, shown])) as Record<AddressField, typeof shown>),
    country: Type.String({ description: 'A code of two letters.', examples: ['NP'] }),
    line: Type.String({ description: 'The same as `line4`.', examples: ['Kathmandu'] }),
  },
  { $id: 'ShippingAddress' },
)

export type ShippingAddress = Static<typeof ShippingAddressSchema>
