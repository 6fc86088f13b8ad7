import { type Static, Type } from 'typebox'
import { ProductCardSchema } from '../catalogue/product-card.ts'
import { ContentCardSchema } from '../content/content-card.ts'
import { contentCards, contentDetailProperties } from '../content/content-detail.ts'
import { named } from '../http/named-schema.ts'

const booklistProperties = { curator: Type.String() }

export const BooklistSchema = Type.Object(
  { ...ContentCardSchema.properties, ...booklistProperties, num_products: Type.Integer() },
  { $id: 'Booklist' },
)

export const BooklistDetailSchema = Type.Object(
  {
    ...contentDetailProperties,
    ...booklistProperties,
    products: Type.Array(
      Type.Object({
        product: named(ProductCardSchema),
        note: Type.String({ description: 'What the curator says of it.' }),
      }),
      { description: 'In the order of the curator.' },
    ),
    related: contentCards('Other booklists.'),
    articles: contentCards('Articles that belong to it.'),
    authors: contentCards('Authors that it is about.'),
  },
  { $id: 'BooklistDetail' },
)

export type Booklist = Static<typeof BooklistSchema>
export type BooklistDetail = Static<typeof BooklistDetailSchema>
