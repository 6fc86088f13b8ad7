import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { MAX_AGE_SECONDS } from '../content/cache-policy.ts'
import { FacetSchema } from '../http/facet.ts'
import { seenBy, sendJson } from '../http/response-cache.ts'
import { ErrorSchema, pageOf, schemaRef } from '../http/schemas.ts'
import type { DetailQueries } from './detail/queries.ts'
import { getAvailability, getPrice, getProduct } from './detail/to-product.ts'
import type { CatalogueCache } from './listing/catalogue-cache.ts'
import { listCards, listProducts } from './listing/list-products.ts'
import { ProductQuery } from './listing/product-filters.ts'
import { LISTING_TAGS, type ListingQueries } from './listing/queries.ts'
import { AvailabilitySchema, PriceSchema, type Vat } from './price.ts'
import { ProductSchema } from './product.ts'
import { ProductCardSchema } from './product-card.ts'

const ProductPage = Type.Object({
  ...pageOf(schemaRef(ProductCardSchema)).properties,
  facets: Type.Array(schemaRef(FacetSchema), { description: 'Null if facets were not requested.' }),
})

const params = Type.Object({ product: Type.String({ description: 'The id or slug of the product.' }) })
const errors = { 301: schemaRef(ErrorSchema), 404: schemaRef(ErrorSchema) }

/** The cache tag has the slug, which the response knows where the path has an id. */
const tagOf = (_request: unknown, answer: unknown) => [`product:${String(Reflect.get(Object(answer), 'slug'))}`]

/** Whether the path has the id or slug as the response writes it. */
const namesItsOwn = ({ params }: FastifyRequest, answer: unknown) => {
  const { id, slug } = Object(answer)
  const { product } = Object(params)
  return product === String(id) || product === slug
}

type Options = { catalogue: CatalogueCache; listing: ListingQueries; detail: DetailQueries; vat: Vat }

export const catalogueRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { catalogue, listing, detail, vat }) => {
  const cards = listCards(catalogue, listing)

  app.get(
    '/v1/api/products/',
    {
      config: {
        publicCache: {
          tags: () => LISTING_TAGS,
          maxAgeSeconds: MAX_AGE_SECONDS,
        },
      },
      schema: {
        operationId: 'listProducts',
        tags: ['catalogue'],
        description:
          'The order is stable. A client that reads all pages while products are added sees each earlier product at least once; one may appear twice.',
        querystring: ProductQuery,
        response: { 200: ProductPage, 400: schemaRef(ErrorSchema) },
      },
    },
    async (request, reply) => {
      const { language, query } = request
      return sendJson(reply, await listProducts(cards, { seen: seenBy(request), language, query }))
    },
  )

  app.get(
    '/v1/api/products/:product/',
    {
      config: { publicCache: { tags: tagOf, maxAgeSeconds: MAX_AGE_SECONDS, isStored: namesItsOwn } },
      schema: {
        operationId: 'getProduct',
        tags: ['catalogue'],
        params,
        response: { 200: schemaRef(ProductSchema), ...errors },
      },
    },
    ({ language, params: { product } }) => getProduct(detail, { product, language, vat }),
  )

  app.get(
    '/v1/api/products/:product/price/',
    {
      config: { publicCache: true },
      schema: {
        operationId: 'getPrice',
        tags: ['catalogue'],
        description: 'With four decimals, as django-oscar-api writes it.',
        params,
        response: { 200: schemaRef(PriceSchema), ...errors },
      },
    },
    ({ params: { product } }) => getPrice(detail, { product, vat }),
  )

  app.get(
    '/v1/api/products/:product/availability/',
    {
      config: { publicCache: true },
      schema: {
        operationId: 'getAvailability',
        tags: ['catalogue'],
        params,
        response: { 200: schemaRef(AvailabilitySchema), ...errors },
      },
    },
    ({ language, params: { product } }) => getAvailability(detail, { product, language }),
  )
}
