import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AddressInputSchema, ShippingAddressSchema } from '../address/address.ts'
import { DEFAULT_VAT, type Vat } from '../catalogue/price.ts'
import type { GiftCardQueries } from '../gift-cards/queries.ts'
import { pageOf, schemaRef } from '../http/schemas.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { type BasketDeps, basketById, getBasket } from './change-basket.ts'
import { changeLine, changeOptions, removeLine } from './change-contents.ts'
import { basketGiftCardRoutes, ownBasketRoutes } from './own-basket-routes.ts'
import { type Gateway, PaymentChoiceSchema } from './payment-methods.ts'
import type { BasketQueries } from './queries/basket.ts'
import { QuoteSchema, type WithReservedSeats } from './quote-basket.ts'
import {
  answerMinimal,
  BasketOptionsSchema,
  BasketParams,
  basketErrorResponses,
  basketRequestOf,
  ChangeHeaders,
  LineParams,
  prefersMinimal,
  QuantitySchema,
} from './requests.ts'
import { BasketLineSchema, BasketSchema, GiftInputSchema, GiftSchema, ShippingMethodSchema } from './schemas.ts'
import { DeliverySlotSchema } from './shipping-methods.ts'

const tags = ['basket']

/** Routes of a basket by id, for its owner only. */
const namedBasketRoutes: FastifyPluginAsyncTypebox<BasketDeps> = async (app, shop) => {
  app.get(
    '/v1/api/baskets/:id/',
    {
      schema: {
        operationId: 'getBasketById',
        tags,
        params: BasketParams,
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(404, 409) },
      },
    },
    (request) => getBasket(shop, basketRequestOf(request), basketById(request.params.id)),
  )

  app.patch(
    '/v1/api/baskets/:id/',
    {
      schema: {
        operationId: 'changeBasket',
        tags,
        description: 'Updates the given fields; only these four can be set.',
        params: BasketParams,
        headers: ChangeHeaders,
        body: BasketOptionsSchema,
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(404, 406, 409, 422) },
      },
    },
    (request) => changeOptions(shop, basketRequestOf(request), { id: request.params.id, input: request.body }),
  )

  app.get(
    '/v1/api/baskets/:id/lines/',
    {
      schema: {
        operationId: 'listBasketLines',
        tags,
        params: BasketParams,
        response: { 200: pageOf(schemaRef(BasketLineSchema)), ...basketErrorResponses(404, 409) },
      },
    },
    async (request) => {
      const { lines } = await getBasket(shop, basketRequestOf(request), basketById(request.params.id))
      return { count: lines.length, next: null, previous: null, results: lines }
    },
  )

  app.patch(
    '/v1/api/baskets/:id/lines/:line/',
    {
      schema: {
        operationId: 'changeBasketLine',
        tags,
        params: LineParams,
        headers: ChangeHeaders,
        body: QuantitySchema,
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(404, 406, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id: basketId, line: lineId } = request.params
      const basket = await changeLine(shop, basketRequestOf(request), {
        basketId,
        lineId,
        ...request.body,
      })
      return prefersMinimal(request)
        ? answerMinimal(
            reply,
            basket.lines.find(({ id }) => id === lineId),
          )
        : basket
    },
  )

  app.delete(
    '/v1/api/baskets/:id/lines/:line/',
    {
      schema: {
        operationId: 'removeBasketLine',
        tags,
        params: LineParams,
        headers: ChangeHeaders,
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id: basketId, line: lineId } = request.params
      const basket = await removeLine(shop, basketRequestOf(request), { basketId, lineId })
      return prefersMinimal(request) ? answerMinimal(reply) : basket
    },
  )
}

/** Schemas of the routes; added to the app before them. */
export const BASKET_SCHEMAS = [
  DeliverySlotSchema,
  AddressInputSchema,
  ShippingAddressSchema,
  GiftInputSchema,
  GiftSchema,
  ShippingMethodSchema,
  BasketLineSchema,
  BasketSchema,
  PaymentChoiceSchema,
  QuoteSchema,
]

type Options = {
  queries: BasketQueries
  cards: GiftCardQueries
  limits: RateLimitQueries
  lookWithOffer: WithReservedSeats
  vat?: Vat
  codAllowed?: boolean
  gateways?: readonly Gateway[]
}

export const basketRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { queries, cards, limits, lookWithOffer, vat = DEFAULT_VAT, codAllowed = true, gateways },
) => {
  const shop = { queries, terms: { vat, codAllowed, ...(gateways && { gateways }) } }
  app.register(ownBasketRoutes, { ...shop, limits, lookWithOffer })
  app.register(basketGiftCardRoutes, { ...shop, cards, limits })
  app.register(namedBasketRoutes, shop)
}
