import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { pageOf } from '../http/pagination.ts'
import { schemaRef } from '../http/schemas.ts'
import { BasketSchema } from './basket.ts'
import { BasketLineSchema } from './basket-line.ts'
import type { Shop } from './change-basket.ts'
import { changeLine, removeLine } from './change-line.ts'
import { changeWishes } from './change-wishes.ts'
import { getBasket } from './get-basket.ts'
import { answerMinimal, prefersMinimal } from './prefer-minimal.ts'
import { BasketParams, ChangeHeaders, LineParams, QuantitySchema, refusals, WishesSchema } from './requests.ts'
import { namedBasket } from './require-own.ts'
import { visitOf } from './visit.ts'

const tags = ['basket']

/** A basket by its own address, which opens it to its owner alone. */
export const namedBasketRoutes: FastifyPluginAsyncTypebox<Shop> = async (app, shop) => {
  app.get(
    '/v1/api/baskets/:id/',
    {
      schema: {
        operationId: 'getBasketById',
        tags,
        params: BasketParams,
        response: { 200: schemaRef(BasketSchema), ...refusals(404, 409) },
      },
    },
    (request) => getBasket(shop, visitOf(request), namedBasket(request.params.id)),
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
        body: WishesSchema,
        response: { 200: schemaRef(BasketSchema), ...refusals(404, 406, 409, 422) },
      },
    },
    (request) => changeWishes(shop, visitOf(request), { id: request.params.id, input: request.body }),
  )

  app.get(
    '/v1/api/baskets/:id/lines/',
    {
      schema: {
        operationId: 'listBasketLines',
        tags,
        params: BasketParams,
        response: { 200: pageOf(schemaRef(BasketLineSchema)), ...refusals(404, 409) },
      },
    },
    async (request) => {
      const { lines } = await getBasket(shop, visitOf(request), namedBasket(request.params.id))
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
        response: { 200: schemaRef(BasketSchema), ...refusals(404, 406, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id: basketId, line: lineId } = request.params
      const basket = await changeLine(shop, visitOf(request), { basketId, lineId, quantity: request.body.quantity })
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
        response: { 200: schemaRef(BasketSchema), ...refusals(404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id: basketId, line: lineId } = request.params
      const basket = await removeLine(shop, visitOf(request), { basketId, lineId })
      return prefersMinimal(request) ? answerMinimal(reply) : basket
    },
  )
}
