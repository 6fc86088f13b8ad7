import { type Static, Type } from 'typebox'
import { ContentCardSchema } from '../content/content-card.ts'
import { contentCards, contentDetailProperties } from '../content/content-detail.ts'
import { ArtistFilterQuery } from '../content/list-query.ts'
import { EventSchema } from '../events/event.ts'
import { named } from '../http/named-schema.ts'
import { oneOf } from '../http/one-of.ts'
import { shelf } from '../shelf/shelf.ts'

export const RECORD_FORMATS = ['album', 'ep', 'single'] as const
export type RecordFormat = (typeof RECORD_FORMATS)[number]
/** Of a record that says none. */
export const DEFAULT_FORMAT: RecordFormat = 'album'

export const RecordListQuery = Type.Object({
  ...ArtistFilterQuery.properties,
  format: Type.Optional(oneOf(RECORD_FORMATS)),
})

const recordProperties = {
  artists: contentCards('Who made it.'),
  released_on: Type.Union([Type.String(), Type.Null()], { examples: ['2026-03-06'] }),
  format: oneOf(RECORD_FORMATS),
}

export const RecordSchema = Type.Object({ ...ContentCardSchema.properties, ...recordProperties }, { $id: 'Record' })

export const TrackSchema = Type.Object(
  {
    number: Type.Integer(),
    title: Type.String(),
    duration_seconds: Type.Integer(),
    preview: Type.Union([Type.Object({ src: Type.String() }), Type.Null()], {
      description: 'What may be heard of it.',
    }),
  },
  { $id: 'Track' },
)

export const CreditSchema = Type.Object({ role: Type.String(), name: Type.String() }, { $id: 'Credit' })

export const RecordDetailSchema = Type.Object(
  {
    ...contentDetailProperties,
    body: Type.String({ description: 'The liner notes, HTML.' }),
    ...recordProperties,
    label: Type.String(),
    catalogue_number: Type.String(),
    duration_seconds: Type.Integer({ description: 'Of all tracks.' }),
    tracks: Type.Array(named(TrackSchema)),
    credits: Type.Array(named(CreditSchema)),
    formats: shelf('The formats that are for sale.'),
    next_events: Type.Array(named(EventSchema), { description: 'Nights with it or with who made it.' }),
    sessions: contentCards('Sessions that tell of it.'),
    interviews: contentCards('Interviews that tell of it.'),
    news: contentCards('News that tell of it.'),
    volumes: contentCards('Volumes that it is in.'),
    articles: contentCards('Articles that tell of it.'),
  },
  { $id: 'RecordDetail' },
)

export type RecordCard = Static<typeof RecordSchema>
export type RecordDetail = Static<typeof RecordDetailSchema>
export type Track = Static<typeof TrackSchema>
