import type { FastifyInstance } from 'fastify'
import { UserAddressInputSchema, UserAddressSchema } from '../account/addresses/address.ts'
import { addressQueries } from '../account/addresses/queries.ts'
import { addressRoutes } from '../account/addresses/routes.ts'
import { type LoadBasket, LoginSchema } from '../account/create-login.ts'
import { CODE_COST, type CodeCost } from '../account/magic-link/magic-link.ts'
import { magicLinkQueries } from '../account/magic-link/queries.ts'
import { magicLinkRoutes } from '../account/magic-link/routes.ts'
import { personalDataQueries } from '../account/personal-data/queries.ts'
import { personalDataRoutes } from '../account/personal-data/routes.ts'
import { accountQueries } from '../account/queries.ts'
import { accountRoutes } from '../account/routes.ts'
import { LoginSessionSchema } from '../account/sessions.ts'
import type { Provider } from '../account/social/providers.ts'
import { socialQueries } from '../account/social/queries.ts'
import { socialRoutes } from '../account/social/routes.ts'
import { UserSchema } from '../account/user.ts'
import { authorFollowQueries } from '../author-follows/queries.ts'
import { authorFollowRoutes } from '../author-follows/routes.ts'
import { getBasket } from '../basket/change-basket.ts'
import { basketQueries } from '../basket/queries/basket.ts'
import type { ShopConfig } from '../basket/to-basket.ts'
import { contactQueries } from '../contact/queries.ts'
import { contactRoutes } from '../contact/routes.ts'
import type { Database } from '../database/database.ts'
import { DEFAULT_CONTACT_MAIL, DEFAULT_SITE_ORIGINS } from '../env.ts'
import type { SiteOrigins } from '../http/site-origin.ts'
import { claimEntitlements } from '../library/entitlement-grants/grants.ts'
import { newsletterQueries } from '../newsletter/queries.ts'
import { newsletterRoutes } from '../newsletter/routes.ts'
import { rateLimitQueries } from '../rate-limit/queries.ts'
import { reviewQueries } from '../reviews/queries.ts'
import { REVIEW_SCHEMAS } from '../reviews/review.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { staffReviewRoutes } from '../reviews/staff-routes.ts'
import { stockNoticeQueries } from '../stock-notices/queries.ts'
import { stockNoticeRoutes } from '../stock-notices/routes.ts'
import { wishlistQueries } from '../wishlist/queries.ts'
import { wishlistRoutes } from '../wishlist/routes.ts'

export const VISITOR_SCHEMAS = [
  UserSchema,
  LoginSchema,
  LoginSessionSchema,
  UserAddressInputSchema,
  UserAddressSchema,
  ...REVIEW_SCHEMAS,
]

export type VisitorSettings = {
  siteOrigins?: SiteOrigins
  contactMail?: string
  providers?: readonly Provider[]
  /** Cost of hashing login codes. */
  codeCost?: CodeCost
}

/** Account, addresses, personal data, contact, newsletter and reviews. */
export function registerVisitors(
  app: FastifyInstance,
  database: Database,
  settings: VisitorSettings & { terms: ShopConfig },
) {
  const { siteOrigins: sites = DEFAULT_SITE_ORIGINS, contactMail = DEFAULT_CONTACT_MAIL, providers = [] } = settings
  const { codeCost = CODE_COST } = settings
  const limits = rateLimitQueries(database)
  const shop = { queries: basketQueries(database), terms: settings.terms }
  const showBasket: LoadBasket = ({ sessionHash, language }) => {
    const who = { sessionHash, tokenHash: undefined }
    return getBasket(shop, { who, language, token: undefined, version: undefined, key: undefined }, { kind: 'cart' })
  }
  const links = magicLinkQueries(database, claimEntitlements)
  app.register(accountRoutes, { queries: accountQueries(database) })
  app.register(magicLinkRoutes, { queries: links, limits, sites, codeCost, showBasket })
  app.register(socialRoutes, {
    queries: socialQueries(database, claimEntitlements),
    limits,
    sites,
    providers,
    showBasket,
  })
  app.register(addressRoutes, { queries: addressQueries(database) })
  app.register(personalDataRoutes, { queries: personalDataQueries(database), codes: links, codeCost })
  app.register(contactRoutes, { queries: contactQueries(database), limits, contactMail })
  app.register(stockNoticeRoutes, { queries: stockNoticeQueries(database), limits, sites })
  app.register(authorFollowRoutes, { queries: authorFollowQueries(database), sites })
  app.register(wishlistRoutes, { queries: wishlistQueries(database) })
  const reviews = reviewQueries(database)
  app.register(reviewRoutes, { reviews, limits })
  app.register(staffReviewRoutes, { reviews })
  app.register(newsletterRoutes, { queries: newsletterQueries(database), limits, sites })
}
