import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryQueries } from '../catalogue/categories/queries.ts'
import { CategoryDetailSchema, CategorySchema, categoryRoutes } from '../catalogue/categories/routes.ts'
import { contributorQueries } from '../catalogue/contributors/queries.ts'
import {
  AuthorDetailSchema,
  AuthorSchema,
  contributorRoutes,
  PublisherDetailSchema,
  PublisherSchema,
} from '../catalogue/contributors/routes.ts'
import { AvailabilitySchema, PriceSchema, type Vat } from '../catalogue/price.ts'
import { ProductSchema } from '../catalogue/product.ts'
import { ProductCardSchema, RatingSchema } from '../catalogue/product-card.ts'
import { catalogueRoutes } from '../catalogue/routes.ts'
import { BulkResultSchema, staffBulkRoutes } from '../catalogue/staff/bulk.ts'
import { STAFF_ENTRY_SCHEMAS, staffEntryRoutes } from '../catalogue/staff/entry-routes.ts'
import { STAFF_PRODUCT_SCHEMAS, staffProductRoutes } from '../catalogue/staff/product-routes.ts'
import { ContentCardSchema } from '../content/content-card.ts'
import { GenreSchema } from '../content/content-facets.ts'
import { revisionRoutes } from '../content/staff/revision-routes.ts'
import { staffContentRoutes } from '../content/staff/routes.ts'
import { type StaffKind, staffContentSchemas } from '../content/staff/schemas.ts'
import { articles } from '../content-kinds/articles.ts'
import { ArtistPressSchema } from '../content-kinds/artist-press.ts'
import { artists } from '../content-kinds/artists.ts'
import { booklists } from '../content-kinds/booklists.ts'
import { interviews } from '../content-kinds/interviews.ts'
import { news } from '../content-kinds/news.ts'
import { pages } from '../content-kinds/pages.ts'
import { CreditSchema, LyricsSchema, records, TrackSchema } from '../content-kinds/records.ts'
import { series } from '../content-kinds/series.ts'
import { sessions } from '../content-kinds/sessions.ts'
import { volumes } from '../content-kinds/volumes.ts'
import { CountrySchema, countryRoutes } from '../countries/countries.ts'
import {
  EventCardDateSchema,
  EventDateSchema,
  LineEventDateSchema,
  ListedVenueSchema,
  TicketTypeSchema,
  VenueSchema,
} from '../events/event-schemas.ts'
import { events } from '../events/events.ts'
import { STAFF_EVENT_SCHEMAS, staffEventRoutes } from '../events/staff/routes.ts'
import { SEATING_SCHEMAS, staffSeatingRoutes } from '../events/staff/seating-routes.ts'
import { staffVenueRoutes } from '../events/staff/venue-routes.ts'
import { FacetSchema } from '../http/facet.ts'
import type { SiteOrigins } from '../http/forwarded-headers.ts'
import { rateLimitQueries } from '../rate-limit/queries.ts'
import { SEAT_SCHEMAS, seatRoutes } from '../seats/routes.ts'

export const CATALOGUE_SCHEMAS = [
  RatingSchema,
  ProductCardSchema,
  PriceSchema,
  AvailabilitySchema,
  ProductSchema,
  FacetSchema,
  CategorySchema,
  CategoryDetailSchema,
  AuthorSchema,
  AuthorDetailSchema,
  PublisherSchema,
  PublisherDetailSchema,
  CountrySchema,
  ...STAFF_PRODUCT_SCHEMAS,
  BulkResultSchema,
  ...STAFF_ENTRY_SCHEMAS,
]

type Database = Parameters<typeof categoryQueries>[0]

/** Products, categories, authors, publishers and countries. */
export function registerCatalogue(
  app: FastifyInstance,
  database: Database,
  { catalogue, vat }: { catalogue: Catalogue; vat: Vat },
) {
  app.register(catalogueRoutes, { catalogue, vat })
  app.register(categoryRoutes, { queries: categoryQueries(database) })
  app.register(contributorRoutes, { queries: contributorQueries(database) })
  app.register(countryRoutes)
  app.register(staffProductRoutes, { database })
  app.register(staffBulkRoutes, { database })
  app.register(staffEntryRoutes, { database })
}

const KINDS = [artists, events, records, interviews, sessions, volumes, news, articles, booklists, series, pages]

/** The kinds that staff edit as documents. */
const STAFF_KINDS: readonly StaffKind[] = [
  ...[articles, booklists, artists, events, records, interviews, sessions, volumes, news, pages],
].flatMap(({ document, ...kind }) => (document === undefined ? [] : [{ ...kind, document }]))

const STAFF_SCHEMAS = staffContentSchemas(STAFF_KINDS)

export const CONTENT_SCHEMAS = [
  ContentCardSchema,
  GenreSchema,
  VenueSchema,
  ListedVenueSchema,
  EventCardDateSchema,
  LineEventDateSchema,
  TicketTypeSchema,
  EventDateSchema,
  ...SEAT_SCHEMAS,
  ...events.schemas,
  ...artists.schemas,
  ArtistPressSchema,
  TrackSchema,
  LyricsSchema,
  CreditSchema,
  ...[records, interviews, sessions, volumes, news, articles, booklists, series, pages].flatMap(
    ({ schemas }) => schemas,
  ),
  ...STAFF_SCHEMAS.named,
  ...STAFF_EVENT_SCHEMAS,
  ...SEATING_SCHEMAS,
]

/** Editorial content, one plugin per kind. */
export function registerContent(app: FastifyInstance, database: Database, sites: SiteOrigins) {
  for (const { routes } of KINDS) app.register(routes, { database })
  app.register(seatRoutes, { database })
  const staff = { database, schemas: STAFF_SCHEMAS }
  app.register(staffContentRoutes, staff)
  app.register(revisionRoutes, { ...staff, limits: rateLimitQueries(database), sites })
  app.register(staffEventRoutes, staff)
  app.register(staffVenueRoutes, { database })
  app.register(staffSeatingRoutes, { database })
}
