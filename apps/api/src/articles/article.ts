import { type Static, Type } from 'typebox'
import { ContentCardSchema } from '../content/content-card.ts'
import { contentCards, contentDetailProperties } from '../content/content-detail.ts'
import { shelf } from '../shelf/shelf.ts'

const articleProperties = { byline: Type.String(), reading_minutes: Type.Integer() }

export const ArticleSchema = Type.Object({ ...ContentCardSchema.properties, ...articleProperties }, { $id: 'Article' })

export const ArticleDetailSchema = Type.Object(
  {
    ...contentDetailProperties,
    ...articleProperties,
    products: shelf('The products that it tells of, in order.'),
    related: contentCards('Other articles.'),
    booklists: contentCards('Booklists that belong to it.'),
    authors: contentCards('Authors that it tells of.'),
    artists: contentCards('Artists that it tells of.'),
    records: contentCards('Records that it tells of.'),
    volumes: contentCards('Volumes that it is in.'),
  },
  { $id: 'ArticleDetail' },
)

export type Article = Static<typeof ArticleSchema>
export type ArticleDetail = Static<typeof ArticleDetailSchema>
