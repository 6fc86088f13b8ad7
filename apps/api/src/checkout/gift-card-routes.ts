import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Gateway } from '../basket/payment-methods.ts'
import { errorResponses } from '../http/error-schema.ts'
import { schemaRef } from '../http/schemas.ts'
import { type SiteOrigins, siteOrigin } from '../http/site-origin.ts'
import { REQUIRED_IDEMPOTENCY_KEY } from '../idempotency/idempotency-key.ts'
import { OrderSchema } from '../orders/order.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { buyGiftCard, GiftCardPurchaseSchema } from './buy-gift-card.ts'
import type { CheckoutQueries } from './queries.ts'

const LIMIT = { most: 30, seconds: 600 }

type Options = {
  queries: CheckoutQueries
  limits: RateLimitQueries
  sites: SiteOrigins
  gateways: readonly Gateway[] | undefined
}

export const giftCardPurchaseRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { queries, limits, sites, gateways },
) => {
  app.post(
    '/v1/api/gift-cards/',
    {
      schema: {
        operationId: 'buyGiftCard',
        tags: ['gift cards'],
        description:
          'Places an order of one gift card. The card is issued when the order is paid, and its code is emailed to the recipient on the chosen day.',
        headers: Type.Object(REQUIRED_IDEMPOTENCY_KEY),
        body: GiftCardPurchaseSchema,
        response: { 200: schemaRef(OrderSchema), ...errorResponses(400, 403, 406, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { clientAddress, language, body: input, headers } = request
      await limits.limit({ key: `gift cards from ${clientAddress}`, ...LIMIT, language })
      const buyer = await request.account()
      const order = await buyGiftCard(queries, {
        input,
        buyer: buyer && { id: buyer.id, email: buyer.email },
        site: siteOrigin(request, sites),
        language,
        key: headers['idempotency-key'],
        gateways,
      })
      reply.header('Location', order.owner === null ? order.hash_url : order.url)
      return order
    },
  )
}
