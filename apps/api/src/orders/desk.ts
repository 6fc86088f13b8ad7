import type { SiteOrigins } from '../http/site-origin.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import type { Money } from './money.ts'
import type { Connection } from './moving/queries.ts'
import type { Seller } from './read-seller.ts'

/** What orders are handled with. */
export type Desk = {
  database: Connection
  limits: RateLimitQueries
  money: Money
  sites: SiteOrigins
  seller: Seller
}
