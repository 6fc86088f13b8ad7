import type { FastifyInstance } from 'fastify'
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
import { detailQueries } from '../catalogue/detail/queries.ts'
import { FacetSchema } from '../catalogue/listing/facets.ts'
import { listingQueries } from '../catalogue/listing/queries.ts'
import { AvailabilitySchema, PriceSchema, type Vat } from '../catalogue/price.ts'
import { ProductSchema } from '../catalogue/product.ts'
import { ProductCardSchema, RatingSchema } from '../catalogue/product-card.ts'
import { catalogueRoutes } from '../catalogue/routes.ts'
import { ContentCardSchema } from '../content/content-card.ts'
import { articles } from '../content-kinds/articles.ts'
import { artists } from '../content-kinds/artists.ts'
import { booklists } from '../content-kinds/booklists.ts'
import { interviews } from '../content-kinds/interviews.ts'
import { news } from '../content-kinds/news.ts'
import { pages } from '../content-kinds/pages.ts'
import { CreditSchema, records, TrackSchema } from '../content-kinds/records.ts'
import { series } from '../content-kinds/series.ts'
import { sessions } from '../content-kinds/sessions.ts'
import { volumes } from '../content-kinds/volumes.ts'
import { CountrySchema } from '../countries/countries.ts'
import { countryRoutes } from '../countries/routes.ts'
import { EventDateSchema, LineEventDateSchema, TicketTypeSchema, VenueSchema } from '../events/event-schemas.ts'
import { events } from '../events/events.ts'
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
]

type Database = Parameters<typeof listingQueries>[0]

/** Products, categories, authors, publishers and countries. */
export function registerCatalogue(app: FastifyInstance, database: Database, vat: Vat) {
  app.register(catalogueRoutes, { listing: listingQueries(database), detail: detailQueries(database), vat })
  app.register(categoryRoutes, { queries: categoryQueries(database) })
  app.register(contributorRoutes, { queries: contributorQueries(database) })
  app.register(countryRoutes)
}

const KINDS = [artists, events, records, interviews, sessions, volumes, news, articles, booklists, series, pages]

export const CONTENT_SCHEMAS = [
  ContentCardSchema,
  VenueSchema,
  LineEventDateSchema,
  TicketTypeSchema,
  EventDateSchema,
  ...SEAT_SCHEMAS,
  ...events.schemas,
  ...artists.schemas,
  TrackSchema,
  CreditSchema,
  ...[records, interviews, sessions, volumes, news, articles, booklists, series, pages].flatMap(
    ({ schemas }) => schemas,
  ),
]

/** Editorial content, one plugin per kind. */
export function registerContent(app: FastifyInstance, database: Database) {
  for (const { routes } of KINDS) app.register(routes, { database })
  app.register(seatRoutes, { database })
}
