import { DEFAULT_QUANTITY } from '@dabali/domain'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { addProduct } from './add-product.ts'
import { BasketSchema } from './basket.ts'
import { readToken, setToken } from './basket-cookie.ts'
import { getBasket } from './get-basket.ts'
import type { BasketQueries } from './queries.ts'
import { LARGEST_QUANTITY } from './refusals.ts'

const Addition = Type.Object({
  url: Type.String({ maxLength: 2000, description: 'The address of the product; its origin does not matter.' }),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY, description: 'One when left out.' })),
  referrer: Type.Optional(Type.String()),
  ua: Type.Optional(Type.String()),
  path: Type.Optional(Type.String()),
})

const IdempotencyKey = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'The same key does not add twice and answers the same.' }),
  ),
})

export const basketRoutes: FastifyPluginAsyncTypebox<{ queries: BasketQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/basket/',
    { schema: { operationId: 'getBasket', tags: ['basket'], response: { 200: named(BasketSchema) } } },
    (request) => getBasket(queries, { token: readToken(request), language: request.language }),
  )

  app.post(
    '/v1/api/basket/add-product/',
    {
      schema: {
        operationId: 'addProduct',
        tags: ['basket'],
        headers: IdempotencyKey,
        body: Addition,
        response: {
          200: named(BasketSchema),
          ...Object.fromEntries([400, 403, 406, 413, 415, 422].map((status) => [status, named(ErrorSchema)])),
        },
      },
    },
    async (request, reply) => {
      const { basket, newToken } = await addProduct(queries, {
        token: readToken(request),
        key: request.headers['idempotency-key'],
        url: request.body.url,
        quantity: request.body.quantity ?? DEFAULT_QUANTITY,
        language: request.language,
      })
      if (newToken !== undefined) setToken(reply, newToken)
      return basket
    },
  )
}
