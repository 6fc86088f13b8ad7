import type { FastifyInstance } from 'fastify'
import { CategoryDetailSchema, CategorySchema } from '../catalogue/categories/category.ts'
import { categoryQueries } from '../catalogue/categories/queries.ts'
import { categoryRoutes } from '../catalogue/categories/routes.ts'
import {
  AuthorDetailSchema,
  AuthorSchema,
  PublisherDetailSchema,
  PublisherSchema,
} from '../catalogue/contributors/contributor.ts'
import { contributorQueries } from '../catalogue/contributors/queries.ts'
import { contributorRoutes } from '../catalogue/contributors/routes.ts'
import { detailQueries } from '../catalogue/detail/queries.ts'
import { FacetSchema } from '../catalogue/listing/facets.ts'
import { listingQueries } from '../catalogue/listing/queries.ts'
import { AvailabilitySchema, PriceSchema, type Vat } from '../catalogue/price.ts'
import { ProductSchema } from '../catalogue/product.ts'
import { ProductCardSchema } from '../catalogue/product-card.ts'
import { catalogueRoutes } from '../catalogue/routes.ts'
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

/** Products, categories, authors, publishers and countries. */
export function registerCatalogue(app: FastifyInstance, database: Database, vat: Vat) {
  app.register(catalogueRoutes, { listing: listingQueries(database), detail: detailQueries(database), vat })
  app.register(categoryRoutes, { queries: categoryQueries(database) })
  app.register(contributorRoutes, { queries: contributorQueries(database) })
  app.register(countryRoutes)
}
