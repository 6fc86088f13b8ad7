import type { FastifyInstance } from 'fastify'
import { addressQueries } from '../account/addresses/queries.ts'
import { addressRoutes, UserAddressInputSchema, UserAddressSchema } from '../account/addresses/routes.ts'
import { type LoadBasket, LoginSchema, UserSchema } from '../account/create-login.ts'
import { CODE_COST, type CodeCost } from '../account/magic-link/magic-link.ts'
import { magicLinkQueries } from '../account/magic-link/queries.ts'
import { magicLinkRoutes } from '../account/magic-link/routes.ts'
import { personalDataQueries } from '../account/personal-data/queries.ts'
import { personalDataRoutes } from '../account/personal-data/routes.ts'
import { accountQueries, type ClaimGoods } from '../account/queries.ts'
import { accountRoutes } from '../account/routes.ts'
import { LoginSessionSchema } from '../account/sessions.ts'
import type { Provider } from '../account/social/open-id.ts'
import { socialQueries } from '../account/social/queries.ts'
import { socialRoutes } from '../account/social/routes.ts'
import { getBasket } from '../basket/change-basket.ts'
import { basketQueries } from '../basket/queries/basket.ts'
import type { ShopConfig } from '../basket/to-basket.ts'
import { contactQueries } from '../contact/queries.ts'
import { contactRoutes } from '../contact/routes.ts'
import { ContactMessageSchema, MessageConflictSchema, staffContactRoutes } from '../contact/staff-routes.ts'
import type { Database } from '../database/database.ts'
import { DEFAULT_ADMIN_ORIGIN, DEFAULT_CONTACT_MAIL, DEFAULT_SITE_ORIGINS } from '../env.ts'
import { favouriteQueries } from '../favourites/queries.ts'
import { favouriteRoutes } from '../favourites/routes.ts'
import { followQueries } from '../follows/queries.ts'
import { followRoutes } from '../follows/routes.ts'
import type { SiteOrigins } from '../http/forwarded-headers.ts'
import { claimEntitlements } from '../library/entitlement-grants/grants.ts'
import { newsletterQueries } from '../newsletter/queries.ts'
import { newsletterRoutes } from '../newsletter/routes.ts'
import { pushQueries } from '../push/queries.ts'
import { pushRoutes } from '../push/routes.ts'
import type { PushSettings } from '../push/send-push.ts'
import { rateLimitQueries } from '../rate-limit/queries.ts'
import { reminderQueries } from '../reminders/queries.ts'
import { reminderRoutes } from '../reminders/routes.ts'
import { reviewQueries } from '../reviews/queries.ts'
import { REVIEW_SCHEMAS } from '../reviews/review.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { staffReviewRoutes } from '../reviews/staff-routes.ts'
import { staffStatements } from '../staff/queries.ts'
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
  ContactMessageSchema,
  MessageConflictSchema,
]

export type VisitorSettings = {
  siteOrigins?: SiteOrigins
  /** The origin of the back office, where staff log in. */
  adminOrigin?: string
  contactMail?: string
  providers?: readonly Provider[]
  /** The keys of notifications in browsers. */
  push?: PushSettings | undefined
  /** Cost of hashing login codes. */
  codeCost?: CodeCost
}

/** Account, addresses, personal data, contact, newsletter, what is saved or followed, notifications and reviews. */
export function registerVisitors(
  app: FastifyInstance,
  database: Database,
  settings: VisitorSettings & { staffMails: readonly string[]; terms: ShopConfig },
) {
  const { siteOrigins: sites = DEFAULT_SITE_ORIGINS, contactMail = DEFAULT_CONTACT_MAIL, providers = [] } = settings
  const { codeCost = CODE_COST, push, adminOrigin = DEFAULT_ADMIN_ORIGIN } = settings
  const limits = rateLimitQueries(database)
  const shop = { queries: basketQueries(database), terms: settings.terms }
  const showBasket: LoadBasket = ({ sessionHash, language }) => {
    const who = { sessionHash, tokenHash: undefined }
    return getBasket(shop, { who, language, token: undefined, version: undefined, key: undefined }, { kind: 'cart' })
  }
  const verified: ClaimGoods = async (inside, proven) => {
    await claimEntitlements(inside, proven)
    if (settings.staffMails.includes(proven.email)) await staffStatements(inside).addFirstOwners([proven.email])
  }
  const links = magicLinkQueries(database, verified)
  app.register(accountRoutes, { queries: accountQueries(database) })
  app.register(magicLinkRoutes, { queries: links, limits, sites: [...sites, adminOrigin], codeCost, showBasket })
  app.register(socialRoutes, {
    queries: socialQueries(database, verified),
    limits,
    sites,
    providers,
    showBasket,
  })
  app.register(addressRoutes, { queries: addressQueries(database) })
  app.register(personalDataRoutes, { queries: personalDataQueries(database), codes: links, codeCost })
  app.register(contactRoutes, { queries: contactQueries(database), limits, contactMail })
  app.register(staffContactRoutes, { database, contactMail })
  app.register(stockNoticeRoutes, { queries: stockNoticeQueries(database), limits, sites })
  app.register(followRoutes, { queries: followQueries(database), sites })
  app.register(favouriteRoutes, { queries: favouriteQueries(database) })
  app.register(reminderRoutes, { queries: reminderQueries(database), sites })
  app.register(pushRoutes, { queries: pushQueries(database), limits, sites, push })
  app.register(wishlistRoutes, { queries: wishlistQueries(database) })
  const reviews = reviewQueries(database)
  app.register(reviewRoutes, { reviews, limits })
  app.register(staffReviewRoutes, { reviews })
  app.register(newsletterRoutes, { queries: newsletterQueries(database), limits, sites })
}
