import type { FastifyInstance } from 'fastify'
import { CategoryDetailSchema, CategorySchema } from '../catalogue/categories/category.ts'
import { categoryQueries } from '../catalogue/categories/queries.ts'
import { categoryRoutes } from '../catalogue/categories/routes.ts'
import { detailQueries } from '../catalogue/detail/queries.ts'
import { FacetSchema } from '../catalogue/listing/facet.ts'
import { listingQueries } from '../catalogue/listing/queries.ts'
import { AuthorDetailSchema, AuthorSchema, PublisherDetailSchema, PublisherSchema } from '../catalogue/makers/maker.ts'
import { makerQueries } from '../catalogue/makers/queries.ts'
import { makerRoutes } from '../catalogue/makers/routes.ts'
import { AvailabilitySchema, PriceSchema } from '../catalogue/offer.ts'
import { ProductSchema } from '../catalogue/product.ts'
import { ProductCardSchema } from '../catalogue/product-card.ts'
import { catalogueRoutes } from '../catalogue/routes.ts'
import type { Vat } from '../catalogue/tax.ts'
import { CountrySchema } from '../countries/countries.ts'
import { countryRoutes } from '../countries/routes.ts'

export const CATALOGUE_SCHEMAS = [
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

/** Everything that is for sale, and how it is found. */
export function registerCatalogue(app: FastifyInstance, database: Database, vat: Vat) {
  app.register(catalogueRoutes, { listing: listingQueries(database), detail: detailQueries(database), vat })
  app.register(categoryRoutes, { queries: categoryQueries(database) })
  app.register(makerRoutes, { queries: makerQueries(database) })
  app.register(countryRoutes)
}
