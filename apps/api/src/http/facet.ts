import { type Static, Type } from 'typebox'

/** A filter of a list with the number of results of each value. */
export const FacetSchema = Type.Object(
  {
    field: Type.String({ examples: ['product_class'] }),
    label: Type.String(),
    values: Type.Array(
      Type.Object({
        value: Type.String({
          description:
            'The value of the query parameter with the name of the facet; `300-600` stands for price_min and price_max.',
        }),
        label: Type.String(),
        count: Type.Integer({
          description: 'The number of results if this value replaced the selected ones of its facet.',
        }),
        selected: Type.Boolean(),
      }),
    ),
  },
  { $id: 'Facet' },
)

export type Facet = Static<typeof FacetSchema>
