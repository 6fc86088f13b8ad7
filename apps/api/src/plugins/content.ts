import type { FastifyInstance } from 'fastify'
import { ContentCardSchema } from '../content/content-card.ts'
import { articles } from '../content-kinds/articles.ts'
import { artists } from '../content-kinds/artists.ts'
import { booklists } from '../content-kinds/booklists.ts'
import { interviews } from '../content-kinds/interviews.ts'
import { news } from '../content-kinds/news.ts'
import { pages } from '../content-kinds/pages.ts'
import { CreditSchema, records, TrackSchema } from '../content-kinds/records.ts'
import { sessions } from '../content-kinds/sessions.ts'
import { volumes } from '../content-kinds/volumes.ts'
import type { Database } from '../database/database.ts'
import { EventDateSchema, TicketTypeSchema, VenueSchema } from '../events/event-schemas.ts'
import { events } from '../events/events.ts'

const KINDS = [artists, events, records, interviews, sessions, volumes, news, articles, booklists, pages]

export const CONTENT_SCHEMAS = [
  ContentCardSchema,
  VenueSchema,
  TicketTypeSchema,
  EventDateSchema,
  ...events.schemas,
  ...artists.schemas,
  TrackSchema,
  CreditSchema,
  ...[records, interviews, sessions, volumes, news, articles, booklists, pages].flatMap(({ schemas }) => schemas),
]

/** Editorial content, one plugin per kind. */
export function registerContent(app: FastifyInstance, database: Database) {
  for (const { routes } of KINDS) app.register(routes, { database })
}
