import { type Static, Type } from 'typebox'

/** A country as django-oscar-api tells it, and its code of two letters by itself. */
export const CountrySchema = Type.Object(
  {
    url: Type.String({ examples: ['/v1/api/countries/NP/'] }),
    code: Type.String({ examples: ['NP'] }),
    iso_3166_1_a3: Type.String({ examples: ['NPL'] }),
    iso_3166_1_numeric: Type.String({ examples: ['524'] }),
    printable_name: Type.String(),
    name: Type.String(),
    display_order: Type.Integer({ description: 'The largest comes first.' }),
    is_shipping_country: Type.Boolean(),
  },
  { $id: 'Country' },
)

export type Country = Static<typeof CountrySchema>
