import type { Tracing } from '@dabali/tracing'
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import docs from '@fastify/swagger-ui'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { accountQueries } from './account/queries.ts'
import { decorateRequestWithAccount } from './account/sessions.ts'
import { basketQueries } from './basket/queries/basket.ts'
import { BASKET_SCHEMAS, basketRoutes } from './basket/routes.ts'
import { cacheTagQueries } from './cache-tags/queries.ts'
import { cacheTagRoutes } from './cache-tags/routes.ts'
import { storedResponses } from './cache-tags/stored-responses.ts'
import { type Catalogue, openCatalogue } from './catalogue/catalogue.ts'
import { DEFAULT_VAT, type Vat } from './catalogue/price.ts'
import type { Database } from './database/database.ts'
import { DEFAULT_ADMIN_ORIGIN, DEFAULT_SITE_ORIGINS } from './env.ts'
import { handleClientError, handleError, handleNotFound } from './errors/error-handler.ts'
import { giftCardQueries } from './gift-cards/queries.ts'
import { healthQueries } from './health/queries.ts'
import { healthRoutes, watchDisk } from './health/routes.ts'
import { decorateClientAddress } from './http/forwarded-headers.ts'
import { negotiateLanguage, preferredLanguage } from './http/language.ts'
import { lazySerializers, lazyValidators, parseJsonBodies, refuseNullCharacters } from './http/request-body.ts'
import {
  type ArrivalLimits,
  answerMethodNotAllowed,
  checkOrigin,
  endConnectionsOnClose,
  LONGEST_UPLOAD_MS,
  limitArrival,
  limitHandlerTime,
  logResponses,
  normalizeIds,
  requestId,
  SECURITY_HEADERS,
  sendRequestId,
  setSecurityHeaders,
} from './http/request-hooks.ts'
import { cacheResponses } from './http/response-cache.ts'
import { ErrorSchema } from './http/schemas.ts'
import type { MediaStore } from './media/media-store.ts'
import { mediaRoutes } from './media/routes.ts'
import type { Metrics } from './metrics/metrics.ts'
import { traceRequests } from './metrics/traces.ts'
import { OPENAPI_OPTIONS } from './openapi/document.ts'
import { availableMethods } from './payments/deps.ts'
import { PictureSchema } from './pictures/queries.ts'
import { CATALOGUE_SCHEMAS, CONTENT_SCHEMAS, registerCatalogue, registerContent } from './plugins/catalogue.ts'
import { registerShop, SHOP_SCHEMAS, type ShopSettings } from './plugins/shop.ts'
import { registerStaff, registerSystem, STAFF_SCHEMAS } from './plugins/staff.ts'
import { registerVisitors, VISITOR_SCHEMAS, type VisitorSettings } from './plugins/visitors.ts'
import { rateLimitQueries } from './rate-limit/queries.ts'
import { SearchResultSchema, SearchSuggestionSchema } from './search/get-search.ts'
import { searchQueries } from './search/queries/search.ts'
import { searchRoutes } from './search/routes.ts'
import { shareImageQueries } from './share-images/queries.ts'
import { shareImageRoutes } from './share-images/routes.ts'
import { checkPermissions, onlyLocalOrStaff } from './staff/access.ts'
import type { SecondFactorSetting } from './staff/permissions.ts'
import type { SystemSettings } from './system/health.ts'
import { withReservedSeats } from './tickets/waiting-list/offers.ts'

const LARGEST_BODY_BYTES = 64 * 1024
const LARGEST_HEADERS_BYTES = 16 * 1024
const LONGEST_HEADERS_MS = 10_000
const LONGEST_SLUG = 500

const SCHEMAS = [
  ErrorSchema,
  PictureSchema,
  ...CATALOGUE_SCHEMAS,
  ...CONTENT_SCHEMAS,
  ...BASKET_SCHEMAS,
  ...VISITOR_SCHEMAS,
  ...SHOP_SCHEMAS,
  ...STAFF_SCHEMAS,
  SearchResultSchema,
  SearchSuggestionSchema,
]

/** Builds the API; the caller listens. */
export function buildApp({
  database,
  media,
  catalogue = openCatalogue(database),
  vat = DEFAULT_VAT,
  codAllowed = true,
  trustedProxies = 0,
  visitors = {},
  staffMails = [],
  secondFactor = 'required',
  shop = {},
  internalSecret,
  system = {},
  logger = false,
  metrics,
  tracing,
  longestAnswerMs,
  arrival,
}: {
  database: Database
  media: MediaStore
  /** Shared with the jobs of the process. */
  catalogue?: Catalogue
  vat?: Vat
  /** Whether cash on delivery is offered. */
  codAllowed?: boolean
  trustedProxies?: number
  visitors?: VisitorSettings
  /** Email addresses of the first owners. */
  staffMails?: readonly string[]
  /** Whether members of staff need a second factor. */
  secondFactor?: SecondFactorSetting
  shop?: ShopSettings
  /** Shared secret of sites on other machines. */
  internalSecret?: string | undefined
  /** Folders whose space and backups staff see. */
  system?: SystemSettings
  logger?: FastifyServerOptions['logger']
  /** Counts requests and refusals. */
  metrics?: Pick<Metrics, 'recordRequests'> | undefined
  /** Sends spans of requests. */
  tracing?: Tracing | undefined
  /** Timeout of handlers. */
  longestAnswerMs?: number
  /** How long requests may take to arrive, and how slowly uploads may. */
  arrival?: ArrivalLimits
}) {
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: LARGEST_BODY_BYTES,
    // For what no hook sees; each route has a limit of its own.
    requestTimeout: LONGEST_UPLOAD_MS,
    http: { maxHeaderSize: LARGEST_HEADERS_BYTES, headersTimeout: LONGEST_HEADERS_MS },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_SLUG },
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
    clientErrorHandler: handleClientError,
    // Requests that the router rejects do not run hooks.
    frameworkErrors: (error, request, reply) => {
      request.language = preferredLanguage(request.headers['accept-language'])
      handleError(error, request, reply.headers(SECURITY_HEADERS))
    },
  }).withTypeProvider<TypeBoxTypeProvider>()

  const { siteOrigins = DEFAULT_SITE_ORIGINS, adminOrigin = DEFAULT_ADMIN_ORIGIN } = visitors
  app.decorate('siteOrigins', [...siteOrigins, adminOrigin])
  parseJsonBodies(app)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(handleNotFound)
  if (tracing) traceRequests(app, tracing)
  setSecurityHeaders(app)
  limitHandlerTime(app, longestAnswerMs)
  limitArrival(app, arrival)
  sendRequestId(app)
  endConnectionsOnClose(app)
  logResponses(app)
  metrics?.recordRequests(app)
  negotiateLanguage(app)
  decorateClientAddress(app, trustedProxies)
  checkOrigin(app)
  normalizeIds(app)
  decorateRequestWithAccount(app, accountQueries(database), secondFactor)
  const tags = cacheTagQueries(database)
  const cache = cacheResponses(app, tags.findChange, { stored: storedResponses(tags, { vat }) })

  for (const schema of SCHEMAS) app.addSchema(schema)
  app.setValidatorCompiler(lazyValidators(app))
  answerMethodNotAllowed(app)
  checkPermissions(app)
  refuseNullCharacters(app)
  app.register(cookie)
  app.register(swagger, OPENAPI_OPTIONS)
  app.register(docs, {
    routePrefix: '/docs',
    staticCSP: true,
    logLevel: 'silent',
    uiHooks: { preHandler: onlyLocalOrStaff },
  })
  app.register(healthRoutes, { queries: healthQueries(database), disk: watchDisk(app) })
  const terms = { vat, codAllowed, ...(shop.payments && { gateways: availableMethods(shop.payments) }) }
  // In the background: until then the first request of a list reads it.
  app.addHook('onListen', () => void catalogue.index.warm().catch(() => undefined))
  registerCatalogue(app, database, { catalogue, vat })
  registerContent(app, database, siteOrigins)
  app.register(basketRoutes, {
    queries: basketQueries(database),
    cards: giftCardQueries(database),
    limits: rateLimitQueries(database),
    lookWithOffer: withReservedSeats(database),
    ...terms,
  })
  registerVisitors(app, database, { ...visitors, staffMails, terms })
  registerShop(app, { database, media, sites: visitors.siteOrigins, terms }, shop)
  registerStaff(app, { database, media }, { sites: siteOrigins, adminOrigin })
  registerSystem(app, database, { settings: system, cache, services: servicesOf(visitors, shop) })
  app.register(mediaRoutes, { media })
  app.register(shareImageRoutes, { queries: shareImageQueries(database), media, limits: rateLimitQueries(database) })
  app.register(searchRoutes, {
    queries: searchQueries(database),
    catalogue: catalogue.index,
    limits: rateLimitQueries(database),
    internalSecret,
  })
  app.register(cacheTagRoutes, { queries: cacheTagQueries(database), secret: internalSecret })
  return app
}

/** Which services are set up. */
const servicesOf = ({ push, providers = [] }: VisitorSettings, { payments = {}, wallets, live }: ShopSettings) => ({
  esewa: payments.esewa !== undefined,
  khalti: payments.khalti !== undefined,
  card: payments.card !== undefined,
  push: push !== undefined,
  apple_wallet: wallets?.apple !== undefined,
  google_wallet: wallets?.google !== undefined,
  live_streams: live !== undefined,
  social_login: providers.length > 0,
})
