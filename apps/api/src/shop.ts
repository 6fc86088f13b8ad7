import type { FastifyInstance } from 'fastify'
import type { Terms } from './basket/to-basket.ts'
import type { Database } from './database/database.ts'
import { DEFAULT_SITE_ORIGINS } from './env.ts'
import type { SiteOrigins } from './http/site-origin.ts'
import type { MediaStore } from './media/media-store.ts'

export const SHOP_SCHEMAS: object[] = []

/** What the outside world must be like for money to move and streams to run; each feature reads its own. */
export type ShopSettings = Record<never, never>

type Parts = { database: Database; media: MediaStore; sites: SiteOrigins | undefined; terms: Terms }

/** Everything that follows a basket: checkout, orders, payments, tickets, the library and live streams. */
export function registerShop(app: FastifyInstance, parts: Parts, settings: ShopSettings) {
  const { sites = DEFAULT_SITE_ORIGINS } = parts
  void [app, sites, settings]
}
