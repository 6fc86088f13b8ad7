import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { MAX_AGE_SECONDS } from '../content/cache-policy.ts'
import { FacetSchema } from '../http/facet.ts'
import { seenBy, sendJson } from '../http/response-cache.ts'
import { ErrorSchema, pageOf, schemaRef } from '../http/schemas.ts'
import type { Catalogue } from './catalogue.ts'
import { namesOfProduct, PRODUCT_ROUTE, tagsOfProduct } from './detail/stored-products.ts'
import { getAvailability, getPrice, getProduct } from './detail/to-product.ts'
import { listProducts } from './listing/list-products.ts'
import { ProductQuery } from './listing/product-filters.ts'
import { LISTING_TAGS } from './listing/queries.ts'
import { AvailabilitySchema, PriceSchema, type Vat } from './price.ts'
import { ProductSchema } from './product.ts'
import { ProductCardSchema } from './product-card.ts'

const ProductPage = Type.Object({
  ...pageOf(schemaRef(ProductCardSchema)).properties,
  facets: Type.Array(schemaRef(FacetSchema), { description: 'Null if facets were not requested.' }),
})

const params = Type.Object({ product: Type.String({ description: 'The id or slug of the product.' }) })
const errors = { 301: schemaRef(ErrorSchema), 404: schemaRef(ErrorSchema) }

type Options = { catalogue: Catalogue; vat: Vat }

export const catalogueRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { catalogue, vat }) => {
  const { cards, detail } = catalogue

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
    PRODUCT_ROUTE,
    {
      config: {
        publicCache: { tags: tagsOfProduct, maxAgeSeconds: MAX_AGE_SECONDS, storedParams: namesOfProduct },
      },
      schema: {
        operationId: 'getProduct',
        tags: ['catalogue'],
        params,
        response: { 200: schemaRef(ProductSchema), ...errors },
      },
    },
    async (request, reply) => {
      const { language, params } = request
      const { text, ...names } = await getProduct(catalogue, { seen: seenBy(request), ...params, language, vat })
      return sendJson(reply, text, names)
    },
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
