import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { GiftCardQueries } from '../gift-cards/queries.ts'
import { schemaRef } from '../http/schemas.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import type { BasketDeps } from './change-basket.ts'
import { addGiftCard, removeGiftCard } from './change-contents.ts'
import { limitAttempts } from './limit-attempts.ts'
import { basketErrorResponses, basketRequestOf, ChangeHeaders, kindOf, ModeQuery } from './requests.ts'
import { BasketSchema } from './schemas.ts'

const tags = ['basket']

type Options = BasketDeps & { cards: GiftCardQueries; limits: RateLimitQueries }

/** The gift card that pays for the visitor's basket. Its code is only in the body of a request. */
export const basketGiftCardRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { limits, ...shop }) => {
  app.post(
    '/v1/api/basket/add-gift-card/',
    {
      schema: {
        operationId: 'addGiftCard',
        tags,
        description:
          'Pays with this gift card, instead of one that was added before. Nothing is taken before the checkout.',
        headers: ChangeHeaders,
        querystring: ModeQuery,
        body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) }),
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(406, 409, 422, 429) },
      },
    },
    (request) => {
      const card = { code: request.body.code, kind: kindOf(request.query) }
      return limitAttempts(limits, { request, what: 'gift card' }, (visit) => addGiftCard(shop, visit, card))
    },
  )

  app.delete(
    '/v1/api/basket/gift-card/',
    {
      schema: {
        operationId: 'removeGiftCard',
        tags,
        headers: ChangeHeaders,
        querystring: ModeQuery,
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(409, 422) },
      },
    },
    (request) => removeGiftCard(shop, basketRequestOf(request), { kind: kindOf(request.query) }),
  )
}
