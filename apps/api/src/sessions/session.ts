import { type Static, Type } from 'typebox'
import { ContentCardSchema } from '../content/content-card.ts'
import { contentCards, contentDetailProperties } from '../content/content-detail.ts'
import { shelf } from '../shelf/shelf.ts'

const sessionProperties = {
  artists: contentCards('Who plays.'),
  recorded_on: Type.Union([Type.String(), Type.Null()], { examples: ['2026-03-06'] }),
  place: Type.String(),
  duration_seconds: Type.Integer(),
}

export const SessionSchema = Type.Object({ ...ContentCardSchema.properties, ...sessionProperties }, { $id: 'Session' })

export const SessionDetailSchema = Type.Object(
  {
    ...contentDetailProperties,
    ...sessionProperties,
    video: Type.Union([
      Type.Object({ src: Type.String(), poster: Type.Union([Type.String(), Type.Null()]) }),
      Type.Null(),
    ]),
    set_list: Type.Array(Type.Object({ starts_at_seconds: Type.Integer(), title: Type.String() })),
    crew: Type.Array(Type.Object({ role: Type.String(), name: Type.String() })),
    records: contentCards('Records that its songs are on.'),
    events: contentCards('Events that it belongs to.'),
    interviews: contentCards('Interviews that belong to it.'),
    volumes: contentCards('Volumes that it is in.'),
    news: contentCards('News that tell of it.'),
    products: shelf('What is heard in it and is for sale.'),
  },
  { $id: 'SessionDetail' },
)

export type Session = Static<typeof SessionSchema>
export type SessionDetail = Static<typeof SessionDetailSchema>
