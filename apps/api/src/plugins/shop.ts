import type { FastifyInstance } from 'fastify'
import { basketQueries } from '../basket/queries/basket.ts'
import type { ShopConfig } from '../basket/to-basket.ts'
import { BOX_OFFICE_SCHEMAS, registerBoxOffice } from '../box-office/routes.ts'
import { checkoutQueries } from '../checkout/queries.ts'
import { CHECKOUT_SCHEMAS, type CheckoutSettings, checkoutRoutes, singleLineRoutes } from '../checkout/routes.ts'
import type { Database } from '../database/database.ts'
import { DEFAULT_SITE_ORIGINS } from '../env.ts'
import { giftCardQueries } from '../gift-cards/queries.ts'
import { GiftCardSchema, giftCardRoutes } from '../gift-cards/routes.ts'
import { GUEST_LIST_SCHEMAS, registerGuestList } from '../guest-list/routes.ts'
import type { SiteOrigins } from '../http/forwarded-headers.ts'
import { LIBRARY_SCHEMAS, registerLibrary } from '../library/routes.ts'
import type { LiveSettings } from '../live/origin.ts'
import type { MediaStore } from '../media/media-store.ts'
import { loadOrderByHash } from '../orders/order-access.ts'
import { DEFAULT_SELLER, type Seller } from '../orders/requests.ts'
import { ORDER_SCHEMAS, orderRoutes } from '../orders/routes.ts'
import { accountOverviewRoutes } from '../overview/routes.ts'
import { cancelPayments } from '../payments/queries.ts'
import type { GatewaySettings } from '../payments/read-gateways.ts'
import { refundOrder } from '../payments/refunds/refund.ts'
import { PAYMENT_SCHEMAS, registerPayments } from '../payments/routes.ts'
import { rateLimitQueries } from '../rate-limit/queries.ts'
import type { IsMasked } from '../tickets/files/routes.ts'
import type { WalletSettings } from '../tickets/files/wallet-settings.ts'
import { registerTickets, TICKET_SCHEMAS } from '../tickets/routes.ts'
import { LIVE_SCHEMAS, registerLive } from './live.ts'

export const SHOP_SCHEMAS: object[] = [
  ...ORDER_SCHEMAS,
  ...PAYMENT_SCHEMAS,
  ...CHECKOUT_SCHEMAS,
  GiftCardSchema,
  ...LIBRARY_SCHEMAS,
  ...LIVE_SCHEMAS,
  ...TICKET_SCHEMAS,
  ...GUEST_LIST_SCHEMAS,
  ...BOX_OFFICE_SCHEMAS,
]

/** Settings of external services; each feature reads its own. */
export type ShopSettings = {
  checkout?: CheckoutSettings | undefined
  live?: LiveSettings | undefined
  payments?: GatewaySettings | undefined
  seller?: Seller | undefined
  wallets?: WalletSettings | undefined
}

type Parts = { database: Database; media: MediaStore; sites: SiteOrigins | undefined; terms: ShopConfig }

/** Everything after the basket: checkout, orders, payments, tickets, library and live streams. */
export function registerShop(app: FastifyInstance, parts: Parts, settings: ShopSettings) {
  const { database, terms, sites = DEFAULT_SITE_ORIGINS } = parts
  const limits = rateLimitQueries(database)
  app.register(checkoutRoutes, { queries: checkoutQueries(database), terms, limits, sites, ...settings.checkout })
  app.register(giftCardRoutes, { queries: giftCardQueries(database), limits })
  app.register(singleLineRoutes, { queries: checkoutQueries(database), limits, sites, gateways: terms.gateways })
  const { seller = DEFAULT_SELLER } = settings
  const deps = {
    database,
    limits,
    sites,
    seller,
    money: { refundOrder, cancelPayments },
    shop: { queries: basketQueries(database), terms },
  }
  app.register(orderRoutes, deps)
  registerPayments(app, { database, codAllowed: terms.codAllowed }, settings.payments)
  const isMasked: IsMasked = async (request, hash) => (await loadOrderByHash(deps, request, hash)).audience === 'masked'
  const tickets = { database, media: parts.media, sites, terms, isMasked, wallets: settings.wallets }
  const display = registerTickets(app, tickets)
  app.register(accountOverviewRoutes, { database, display })
  const venue = { database, sites, money: deps.money, vat: terms.vat }
  registerGuestList(app, venue)
  registerBoxOffice(app, venue)
  registerLibrary(app, parts)
  registerLive(app, parts.database, settings.live)
}
