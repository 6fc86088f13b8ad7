import { type Static, Type } from 'typebox'

export const FacetSchema = Type.Object(
  {
    field: Type.String({ examples: ['product_class'] }),
    label: Type.String(),
    values: Type.Array(
      Type.Object({
        value: Type.String({
          description: 'What the parameter of that name takes; `300-600` is a price_min and a price_max.',
        }),
        label: Type.String(),
        count: Type.Integer({ description: 'What it shows when it is chosen in place of the others of its facet.' }),
        selected: Type.Boolean(),
      }),
    ),
  },
  { $id: 'Facet' },
)

export type Facet = Static<typeof FacetSchema>
