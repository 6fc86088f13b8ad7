import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AddressInputSchema, ShippingAddressSchema } from '../address/address.ts'
import { DEFAULT_VAT, type Vat } from '../catalogue/tax.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { BasketSchema } from './basket.ts'
import { BasketLineSchema } from './basket-line.ts'
import { GiftInputSchema, GiftSchema } from './gift.ts'
import { namedBasketRoutes } from './named-basket-routes.ts'
import { ownBasketRoutes } from './own-basket-routes.ts'
import { type Gateway, PaymentChoiceSchema } from './payment-methods.ts'
import type { BasketQueries } from './queries.ts'
import { QuoteSchema } from './quote.ts'
import type { LookWithOffer } from './quote-basket.ts'
import { ShippingMethodSchema } from './shipping-method.ts'

/** What the routes name; added to the app before them. */
export const BASKET_SCHEMAS = [
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
  limits: RateLimitQueries
  lookWithOffer: LookWithOffer
  vat?: Vat
  codAllowed?: boolean
  gateways?: readonly Gateway[]
}

export const basketRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { queries, limits, lookWithOffer, vat = DEFAULT_VAT, codAllowed = true, gateways },
) => {
  const shop = { queries, terms: { vat, codAllowed, ...(gateways && { gateways }) } }
  app.register(ownBasketRoutes, { ...shop, limits, lookWithOffer })
  app.register(namedBasketRoutes, shop)
}
