import { type Static, Type } from 'typebox'
import { contentCards } from '../content/content-detail.ts'
import { EventSchema } from '../events/event.ts'
import { named } from '../http/named-schema.ts'
import { PictureSchema } from '../pictures/picture.ts'
import { shelf } from '../shelf/shelf.ts'

const artistProperties = {
  slug: Type.String(),
  url: Type.String({ examples: ['/v1/api/artists/tara-nembang/'] }),
  name: Type.String(),
  summary: Type.String(),
  biography: Type.String({ description: 'HTML.' }),
  home: Type.String(),
  genres: Type.Array(Type.String()),
  picture: named(PictureSchema),
}

export const ArtistSchema = Type.Object(artistProperties, { $id: 'Artist' })

export const ArtistDetailSchema = Type.Object(
  {
    ...artistProperties,
    links: Type.Array(Type.Object({ label: Type.String(), url: Type.String() })),
    published_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
    records: contentCards('Newest first.'),
    upcoming_events: Type.Array(named(EventSchema), { description: 'The next one first.' }),
    past_events: Type.Array(named(EventSchema), { description: 'The last one first.' }),
    sessions: contentCards('Newest first.'),
    interviews: contentCards('Newest first.'),
    news: contentCards('Newest first.'),
    volumes: contentCards('Volumes that tell of the artist.'),
    articles: contentCards('Articles that tell of the artist.'),
    products: shelf('What is sold of the artist, beside the records.'),
  },
  { $id: 'ArtistDetail' },
)

export type Artist = Static<typeof ArtistSchema>
export type ArtistDetail = Static<typeof ArtistDetailSchema>
