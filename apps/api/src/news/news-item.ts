import { type Static, Type } from 'typebox'
import { ContentCardSchema } from '../content/content-card.ts'
import { contentCards, contentDetailProperties } from '../content/content-detail.ts'
import { ArtistFilterQuery, textFilter } from '../content/list-query.ts'
import { shelf } from '../shelf/shelf.ts'

const newsProperties = {
  byline: Type.String(),
  tags: Type.Array(Type.String()),
  updated_at: Type.String({ format: 'date-time' }),
}

export const NewsItemSchema = Type.Object({ ...ContentCardSchema.properties, ...newsProperties }, { $id: 'NewsItem' })

export const NewsItemDetailSchema = Type.Object(
  {
    ...contentDetailProperties,
    ...newsProperties,
    related: contentCards('Other news.'),
    artists: contentCards('Artists that it tells of.'),
    records: contentCards('Records that it tells of.'),
    events: contentCards('Events that it tells of.'),
    sessions: contentCards('Sessions that it tells of.'),
    interviews: contentCards('Interviews that it tells of.'),
    volumes: contentCards('Volumes that it tells of or is in.'),
    products: shelf('What it tells of and is for sale.'),
  },
  { $id: 'NewsItemDetail' },
)

export const NewsListQuery = Type.Object({
  ...ArtistFilterQuery.properties,
  tag: textFilter('A tag, as it is written in any language.'),
})

export type NewsItem = Static<typeof NewsItemSchema>
export type NewsItemDetail = Static<typeof NewsItemDetailSchema>
