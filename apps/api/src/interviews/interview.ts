import { type Static, Type } from 'typebox'
import { ContentCardSchema } from '../content/content-card.ts'
import { contentCards, contentDetailProperties } from '../content/content-detail.ts'
import { shelf } from '../shelf/shelf.ts'

const interviewProperties = {
  artists: contentCards('Who is asked.'),
  pull_quote: Type.String(),
}

export const InterviewSchema = Type.Object(
  { ...ContentCardSchema.properties, ...interviewProperties },
  { $id: 'Interview' },
)

export const InterviewDetailSchema = Type.Object(
  {
    ...contentDetailProperties,
    body: Type.String({ description: 'What stands before the first question, HTML.' }),
    ...interviewProperties,
    exchanges: Type.Array(Type.Object({ question: Type.String(), answer: Type.String({ description: 'HTML.' }) })),
    transcript: Type.Union([Type.String(), Type.Null()], { description: 'Of what is heard, HTML.' }),
    audio: Type.Union([Type.Object({ src: Type.String() }), Type.Null()]),
    records: contentCards('Records that it tells of.'),
    events: contentCards('Events that it tells of.'),
    sessions: contentCards('Sessions that belong to it.'),
    volumes: contentCards('Volumes that it is in.'),
    news: contentCards('News that tell of it.'),
    products: shelf('What it tells of and is for sale.'),
  },
  { $id: 'InterviewDetail' },
)

export type Interview = Static<typeof InterviewSchema>
export type InterviewDetail = Static<typeof InterviewDetailSchema>
