import { type Static, Type } from 'typebox'
import { PageQuery } from '../../http/pagination.ts'
import { stringEnum } from '../../http/schemas.ts'

const MOST_CHOICES = 50

export const SORTS = ['popular', 'new', 'price', '-price', 'title'] as const

// PostgreSQL knows no text with U+0000 in it.
const text = { maxLength: 200, pattern: '^[^\\u0000]*$' }

/** Several are asked for by repeating the parameter or with commas. */
const several = (description: string) =>
  Type.Optional(
    Type.Union(
      [
        Type.String({ ...text, maxLength: text.maxLength * MOST_CHOICES }),
        Type.Array(Type.String(text), { maxItems: MOST_CHOICES }),
      ],
      { description: `${description} Several: repeated, or with commas.` },
    ),
  )

const amount = (description: string) =>
  Type.Optional(Type.String({ pattern: '^([0-9]{1,9}(\\.[0-9]{1,2})?)?$', description, examples: ['300'] }))

export const ProductQuery = Type.Object({
  ...PageQuery.properties,
  product_class: several('A class, by its name or its slug.'),
  category: several('The slug of a category; what is in the ones below it is in it too.'),
  author: several('The slug of whoever had a hand in it.'),
  language: several('The language of the work: en or ne.'),
  publisher: several('The slug of a publisher.'),
  price_min: amount('In rupees; what costs exactly as much is shown.'),
  price_max: amount('In rupees; what costs exactly as much is shown.'),
  in_stock: Type.Optional(
    stringEnum(['true', 'false', ''], { description: 'Only what can be bought, or only what cannot.' }),
  ),
  slug: several('The slug of a product, also one that it had before.'),
  sort: Type.Optional(
    stringEnum([...SORTS, ''], { description: 'What sells best comes first when nothing is asked for.' }),
  ),
  facets: Type.Optional(
    stringEnum(['true', 'false', ''], { description: 'false: they are not counted, which is quicker.' }),
  ),
})

export type ProductQuery = Static<typeof ProductQuery>
