import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AddressInputSchema, ShippingAddressSchema } from '../address/address.ts'
import { DEFAULT_VAT, type Vat } from '../catalogue/tax.ts'
import { BasketSchema } from './basket.ts'
import { BasketLineSchema } from './basket-line.ts'
import { GiftInputSchema, GiftSchema } from './gift.ts'
import { namedBasketRoutes } from './named-basket-routes.ts'
import { ownBasketRoutes } from './own-basket-routes.ts'
import type { BasketQueries } from './queries.ts'
import { QuoteSchema } from './quote.ts'
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
  QuoteSchema,
]

type Options = { queries: BasketQueries; vat?: Vat; codAllowed?: boolean }

export const basketRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { queries, vat = DEFAULT_VAT, codAllowed = true },
) => {
  const shop = { queries, terms: { vat, codAllowed } }
  app.register(ownBasketRoutes, shop)
  app.register(namedBasketRoutes, shop)
}
