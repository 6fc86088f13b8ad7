import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Gateway } from '../basket/payment-methods.ts'
import { basketErrorResponses, basketRequestOf, ChangeHeaders } from '../basket/requests.ts'
import type { ShopConfig } from '../basket/to-basket.ts'
import { type SiteOrigins, siteOrigin } from '../http/forwarded-headers.ts'
import { limitConcurrency } from '../http/request-hooks.ts'
import { ErrorSchema, errorResponses, schemaRef } from '../http/schemas.ts'
import { REQUIRED_IDEMPOTENCY_KEY } from '../idempotency/queries.ts'
import { OrderSchema } from '../orders/order.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { buyGiftCard, GiftCardPurchaseSchema } from './buy-gift-card.ts'
import { CheckoutRefusalSchema } from './detect-changes.ts'
import { giveTip, TipSchema } from './give-tip.ts'
import { CheckoutInputSchema } from './parse-input.ts'
import { placeCheckout } from './place-checkout.ts'
import type { CheckoutQueries } from './queries.ts'

/** Schema of the route; added to the app before it. */
export const CHECKOUT_SCHEMAS = [CheckoutRefusalSchema]

const CheckoutHeaders = Type.Object({ ...ChangeHeaders.properties, ...REQUIRED_IDEMPOTENCY_KEY })

const MINUTE_SECONDS = 60
// Many visitors may share one network address.
const MOST_IN_A_MINUTE = 120

/** Fewer than database connections, so that a rush of checkouts does not starve other requests. */
const MOST_AT_ONCE = 8
/** Fewer if they would wait too long; later requests get 503 at once. */
const MOST_WAITING = 1600
const LONGEST_WAIT_MS = 4000
const RUSH = { running: MOST_AT_ONCE, waiting: MOST_WAITING, patienceMs: LONGEST_WAIT_MS }

export type CheckoutSettings = {
  /** How many checkouts one address may try in a minute. */
  checkoutsPerMinute?: number
  /** How many are placed at once, and how many wait for their turn. */
  rush?: { running: number; waiting: number; patienceMs: number }
}

type Options = CheckoutSettings & {
  queries: CheckoutQueries
  terms: ShopConfig
  limits: RateLimitQueries
  sites: SiteOrigins
}

export const checkoutRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { queries, terms, limits, sites, checkoutsPerMinute = MOST_IN_A_MINUTE, rush = RUSH },
) => {
  const inTurn = limitConcurrency(rush)
  app.post(
    '/v1/api/checkout/',
    {
      schema: {
        operationId: 'checkOut',
        tags: ['checkout'],
        description:
          'Places an order for a basket. Free orders and cash on delivery are confirmed at once; other orders wait for the payment while their stock is held.',
        headers: CheckoutHeaders,
        body: CheckoutInputSchema,
        response: {
          200: schemaRef(OrderSchema),
          ...basketErrorResponses(409, 422, 429, 503),
          406: Type.Union([schemaRef(CheckoutRefusalSchema), schemaRef(ErrorSchema)]),
        },
      },
    },
    (request, reply) =>
      inTurn(async () => {
        const { clientAddress, language } = request
        const key = `checkout from ${clientAddress}`
        await limits.limit({ key, most: checkoutsPerMinute, seconds: MINUTE_SECONDS, language })
        const asked = { visit: basketRequestOf(request), input: request.body, site: siteOrigin(request, sites) }
        const order = await placeCheckout({ queries, terms }, asked)
        reply.header('Location', order.owner === null ? order.hash_url : order.url)
        return order
      }),
  )
}

const LIMIT = { most: 30, seconds: 600 }
/** Of the viewers behind one network address. */
const LIMIT_OF_ADDRESS = { most: 300, seconds: 600 }

type SingleLineOptions = {
  queries: CheckoutQueries
  limits: RateLimitQueries
  sites: SiteOrigins
  gateways: readonly Gateway[] | undefined
}

/** Gift cards and tips, which are bought without a basket. */
export const singleLineRoutes: FastifyPluginAsyncTypebox<SingleLineOptions> = async (
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
  app.post(
    '/v1/api/events/:slug/:id/tips/',
    {
      schema: {
        operationId: 'giveTip',
        tags: ['live'],
        description:
          'Places the order of a tip for an event date while its stream takes tips; otherwise 409 with `tips_not_open`, `tips_over`, `tips_off` or `cancelled`. Nothing is delivered for it.',
        params: Type.Object({
          slug: Type.String(),
          id: Type.String({ description: 'The id of the event date.', examples: ['7'] }),
        }),
        headers: Type.Object(REQUIRED_IDEMPOTENCY_KEY),
        body: TipSchema,
        response: { 200: schemaRef(OrderSchema), ...errorResponses(400, 403, 404, 406, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { clientAddress, language, body: input, headers, params } = request
      const account = await request.account()
      const buyer = account && { id: account.id, email: account.email }
      const key = buyer ? `tips of ${buyer.id}` : `tips from ${clientAddress}`
      await limits.limit({ key, ...(buyer ? LIMIT : LIMIT_OF_ADDRESS), language })
      const site = siteOrigin(request, sites)
      const asked = { ...params, input, buyer, site, language, key: headers['idempotency-key'], gateways }
      const order = await giveTip(queries, asked)
      reply.header('Location', order.owner === null ? order.hash_url : order.url)
      return order
    },
  )
}
