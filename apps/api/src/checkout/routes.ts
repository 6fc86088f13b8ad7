import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ChangeHeaders, refusals } from '../basket/requests.ts'
import type { Terms } from '../basket/to-basket.ts'
import { visitOf } from '../basket/visit.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { type SiteOrigins, siteOrigin } from '../http/site-origin.ts'
import { OrderSchema } from '../orders/order.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { CheckoutInputSchema } from './checkout-input.ts'
import { placeCheckout } from './place-checkout.ts'
import type { CheckoutQueries } from './queries.ts'
import { CheckoutRefusalSchema } from './refusals.ts'

/** What the route names; added to the app before it. */
export const CHECKOUT_SCHEMAS = [CheckoutRefusalSchema]

const MINUTE_SECONDS = 60
// A whole town may stand behind one address.
const MOST_IN_A_MINUTE = 120

export type CheckoutSettings = {
  /** How many checkouts one address may try in a minute. */
  checkoutsPerMinute?: number
}

type Options = CheckoutSettings & {
  queries: CheckoutQueries
  terms: Terms
  limits: RateLimitQueries
  sites: SiteOrigins
}

export const checkoutRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { queries, terms, limits, sites, checkoutsPerMinute = MOST_IN_A_MINUTE },
) => {
  app.post(
    '/v1/api/checkout/',
    {
      schema: {
        operationId: 'checkOut',
        tags: ['checkout'],
        description:
          'Buys a basket. What costs nothing and what is paid on delivery is settled at once; anything else waits for its payment and is kept back meanwhile.',
        headers: ChangeHeaders,
        body: CheckoutInputSchema,
        response: {
          200: named(OrderSchema),
          ...refusals(409, 422, 429),
          406: Type.Union([named(CheckoutRefusalSchema), named(ErrorSchema)]),
        },
      },
    },
    async (request, reply) => {
      const { clientAddress, language } = request
      const key = `checkout from ${clientAddress}`
      await limits.limit({ key, most: checkoutsPerMinute, seconds: MINUTE_SECONDS, language })
      const order = await placeCheckout(
        { queries, terms },
        { visit: visitOf(request), input: request.body, site: siteOrigin(request, sites) },
      )
      reply.header('Location', order.owner === null ? order.hash_url : order.url)
      return order
    },
  )
}
