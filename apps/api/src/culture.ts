import type { FastifyInstance } from 'fastify'
import { ArticleDetailSchema, ArticleSchema } from './articles/article.ts'
import { articleQueries } from './articles/queries.ts'
import { articleRoutes } from './articles/routes.ts'
import { ArtistDetailSchema, ArtistSchema } from './artists/artist.ts'
import { artistQueries } from './artists/queries.ts'
import { artistRoutes } from './artists/routes.ts'
import { BooklistDetailSchema, BooklistSchema } from './booklists/booklist.ts'
import { booklistQueries } from './booklists/queries.ts'
import { booklistRoutes } from './booklists/routes.ts'
import { ContentCardSchema } from './content/content-card.ts'
import { EventDateSchema, EventDetailSchema, EventSchema, TicketTypeSchema, VenueSchema } from './events/event.ts'
import { eventQueries } from './events/queries.ts'
import { eventRoutes } from './events/routes.ts'
import { InterviewDetailSchema, InterviewSchema } from './interviews/interview.ts'
import { interviewQueries } from './interviews/queries.ts'
import { interviewRoutes } from './interviews/routes.ts'
import { NewsItemDetailSchema, NewsItemSchema } from './news/news-item.ts'
import { newsQueries } from './news/queries.ts'
import { newsRoutes } from './news/routes.ts'
import { PageDetailSchema, PageSchema } from './pages/page.ts'
import { pageQueries } from './pages/queries.ts'
import { pageRoutes } from './pages/routes.ts'
import { recordQueries } from './records/queries.ts'
import { CreditSchema, RecordDetailSchema, RecordSchema, TrackSchema } from './records/record.ts'
import { recordRoutes } from './records/routes.ts'
import { sessionQueries } from './sessions/queries.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { SessionDetailSchema, SessionSchema } from './sessions/session.ts'
import { volumeQueries } from './volumes/queries.ts'
import { volumeRoutes } from './volumes/routes.ts'
import { VolumeDetailSchema, VolumeSchema } from './volumes/volume.ts'

export const CULTURE_SCHEMAS = [
  ContentCardSchema,
  VenueSchema,
  TicketTypeSchema,
  EventDateSchema,
  EventSchema,
  EventDetailSchema,
  ArtistSchema,
  ArtistDetailSchema,
  TrackSchema,
  CreditSchema,
  RecordSchema,
  RecordDetailSchema,
  InterviewSchema,
  InterviewDetailSchema,
  SessionSchema,
  SessionDetailSchema,
  VolumeSchema,
  VolumeDetailSchema,
  NewsItemSchema,
  NewsItemDetailSchema,
  ArticleSchema,
  ArticleDetailSchema,
  BooklistSchema,
  BooklistDetailSchema,
  PageSchema,
  PageDetailSchema,
]

type Database = Parameters<typeof artistQueries>[0]

/** Everything there is to read, hear and see, beside what is for sale. */
export function registerCulture(app: FastifyInstance, database: Database) {
  app.register(artistRoutes, { queries: artistQueries(database) })
  app.register(eventRoutes, { queries: eventQueries(database) })
  app.register(recordRoutes, { queries: recordQueries(database) })
  app.register(interviewRoutes, { queries: interviewQueries(database) })
  app.register(sessionRoutes, { queries: sessionQueries(database) })
  app.register(volumeRoutes, { queries: volumeQueries(database) })
  app.register(newsRoutes, { queries: newsQueries(database) })
  app.register(articleRoutes, { queries: articleQueries(database) })
  app.register(booklistRoutes, { queries: booklistQueries(database) })
  app.register(pageRoutes, { queries: pageQueries(database) })
}
