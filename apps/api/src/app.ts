import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import docs from '@fastify/swagger-ui'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { identifyVisitors } from './account/identify-visitors.ts'
import { accountQueries } from './account/queries.ts'
import { onlyLocalOrStaff } from './account/require-account.ts'
import { basketQueries } from './basket/queries.ts'
import { BASKET_SCHEMAS, basketRoutes } from './basket/routes.ts'
import { cacheTagQueries } from './cache-tags/queries.ts'
import { cacheTagRoutes } from './cache-tags/routes.ts'
import { DEFAULT_VAT, type Vat } from './catalogue/tax.ts'
import { CATALOGUE_SCHEMAS, registerCatalogue } from './catalogue.ts'
import { CULTURE_SCHEMAS, registerCulture } from './culture.ts'
import type { Database } from './database/database.ts'
import { DEFAULT_SITE_ORIGINS } from './env.ts'
import { answerError, answerNotFound } from './errors/answer-error.ts'
import { answerBrokenRequest } from './errors/broken-request.ts'
import { ErrorSchema } from './errors/error-schema.ts'
import { foundQueries } from './found/queries.ts'
import { foundRoutes } from './found/routes.ts'
import { healthQueries } from './health/queries.ts'
import { healthRoutes, watchDisk } from './health/routes.ts'
import { refuseOtherMethods } from './http/allowed-methods.ts'
import { answerInTime } from './http/answer-in-time.ts'
import { answerWriters } from './http/answer-writers.ts'
import { checkOrigin } from './http/check-origin.ts'
import { tellClientAddress } from './http/client-address.ts'
import { readJsonBodies } from './http/json-body.ts'
import { negotiateLanguage, preferredLanguage } from './http/language.ts'
import { logAnswers } from './http/log-answers.ts'
import { markCaching } from './http/public-cache.ts'
import { answerRequestId, requestId } from './http/request-id.ts'
import { requestValidators } from './http/request-validators.ts'
import { SECURITY_HEADERS, setSecurityHeaders } from './http/security-headers.ts'
import type { MediaStore } from './media/media-store.ts'
import { mediaRoutes } from './media/routes.ts'
import { availableMethods } from './payments/available-methods.ts'
import { PictureSchema } from './pictures/picture.ts'
import { rateLimitQueries } from './rate-limit/queries.ts'
import { searchQueries } from './search/queries.ts'
import { searchRoutes } from './search/routes.ts'
import { SearchResultSchema, SearchSuggestionSchema } from './search/search-result.ts'
import { registerShop, SHOP_SCHEMAS, type ShopSettings } from './shop.ts'
import { lookWithOffer } from './tickets/waiting/look-with-offer.ts'
import { registerVisitors, VISITOR_SCHEMAS, type VisitorSettings } from './visitors.ts'

const LARGEST_BODY_BYTES = 64 * 1024
const LARGEST_HEADERS_BYTES = 16 * 1024
/** A request arrives within this time, or its connection is closed. */
const LONGEST_REQUEST_MS = 10_000
const LONGEST_SLUG = 500

const SCHEMAS = [
  ErrorSchema,
  PictureSchema,
  ...CATALOGUE_SCHEMAS,
  ...CULTURE_SCHEMAS,
  ...BASKET_SCHEMAS,
  ...VISITOR_SCHEMAS,
  ...SHOP_SCHEMAS,
  SearchResultSchema,
  SearchSuggestionSchema,
]

/** The whole API over a database, listening nowhere. */
export function buildApp({
  database,
  media,
  vat = DEFAULT_VAT,
  codAllowed = true,
  trustedProxies = 0,
  visitors = {},
  staffMails = [],
  shop = {},
  internalSecret,
  logger = false,
  longestAnswerMs,
}: {
  database: Database
  media: MediaStore
  vat?: Vat
  /** Whether a courier may take cash at all. */
  codAllowed?: boolean
  trustedProxies?: number
  visitors?: VisitorSettings
  /** Whose addresses they are, who work here. */
  staffMails?: readonly string[]
  shop?: ShopSettings
  /** By which a site on another machine is known when it asks what changed. */
  internalSecret?: string | undefined
  logger?: FastifyServerOptions['logger']
  /** How long a handler is waited for. */
  longestAnswerMs?: number
}) {
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    http: { maxHeaderSize: LARGEST_HEADERS_BYTES, headersTimeout: LONGEST_REQUEST_MS },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_SLUG },
    schemaController: { compilersFactory: { buildSerializer: answerWriters } },
    clientErrorHandler: answerBrokenRequest,
    // What the router cannot read passes no hook.
    frameworkErrors: (error, request, reply) => {
      request.language = preferredLanguage(request.headers['accept-language'])
      answerError(error, request, reply.headers(SECURITY_HEADERS))
    },
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.decorate('siteOrigins', visitors.siteOrigins ?? DEFAULT_SITE_ORIGINS)
  readJsonBodies(app)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  setSecurityHeaders(app)
  answerInTime(app, longestAnswerMs)
  answerRequestId(app)
  logAnswers(app)
  negotiateLanguage(app)
  tellClientAddress(app, trustedProxies)
  checkOrigin(app)
  identifyVisitors(app, accountQueries(database), staffMails)
  markCaching(app, cacheTagQueries(database).findChange)

  for (const schema of SCHEMAS) app.addSchema(schema)
  app.setValidatorCompiler(requestValidators(app))
  refuseOtherMethods(app)
  app.register(cookie)
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Dabali', version: '1', description: 'The shop behind both sites, after django-oscar-api.' },
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) => String(schema['$id'] ?? `schema-${index}`),
    },
  })
  app.register(docs, {
    routePrefix: '/docs',
    staticCSP: true,
    logLevel: 'silent',
    uiHooks: { preHandler: onlyLocalOrStaff },
  })
  app.register(healthRoutes, { queries: healthQueries(database), disk: watchDisk(app) })
  const terms = { vat, codAllowed, ...(shop.payments && { gateways: availableMethods(shop.payments) }) }
  registerCatalogue(app, database, vat)
  registerCulture(app, database)
  app.register(basketRoutes, {
    queries: basketQueries(database),
    limits: rateLimitQueries(database),
    lookWithOffer: lookWithOffer(database),
    ...terms,
  })
  registerVisitors(app, database, { ...visitors, terms })
  registerShop(app, { database, media, sites: visitors.siteOrigins, terms }, shop)
  app.register(mediaRoutes, { media })
  app.register(foundRoutes, { queries: foundQueries(database), media, limits: rateLimitQueries(database) })
  app.register(searchRoutes, { queries: searchQueries(database), limits: rateLimitQueries(database), internalSecret })
  app.register(cacheTagRoutes, { queries: cacheTagQueries(database), secret: internalSecret })
  return app
}
