import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { ArtistSchema } from './artists/artist.ts'
import { artistQueries } from './artists/queries.ts'
import { artistRoutes } from './artists/routes.ts'
import { BasketLineSchema, BasketSchema } from './basket/basket.ts'
import { basketQueries } from './basket/queries.ts'
import { basketRoutes } from './basket/routes.ts'
import { cacheTagQueries } from './cache-tags/queries.ts'
import { cacheTagRoutes } from './cache-tags/routes.ts'
import { ProductSchema } from './catalogue/product.ts'
import { catalogueQueries } from './catalogue/queries.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import type { Database } from './database/database.ts'
import { answerError, answerNotFound } from './errors/answer-error.ts'
import { answerBrokenRequest } from './errors/broken-request.ts'
import { ErrorSchema } from './errors/error-schema.ts'
import { healthQueries } from './health/queries.ts'
import { healthRoutes } from './health/routes.ts'
import { checkOrigin } from './http/check-origin.ts'
import { negotiateLanguage } from './http/language.ts'
import { markCaching } from './http/public-cache.ts'
import { PictureSchema } from './pictures/picture.ts'
import { pictureQueries } from './pictures/queries.ts'
import { pictureRoutes } from './pictures/routes.ts'

const LARGEST_BODY_BYTES = 64 * 1024
const LONGEST_SLUG = 500

const SCHEMAS = [ErrorSchema, PictureSchema, ProductSchema, ArtistSchema, BasketLineSchema, BasketSchema]

/** The whole API over a database, listening nowhere. */
export function buildApp({
  database,
  logger = false,
}: {
  database: Database
  logger?: FastifyServerOptions['logger']
}) {
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY_BYTES,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_SLUG },
    // Text that looks like a number is no number, and unknown keys are somebody else's.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerError,
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff')
  })
  negotiateLanguage(app)
  checkOrigin(app)
  markCaching(app)

  for (const schema of SCHEMAS) app.addSchema(schema)
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
  app.register(healthRoutes, { queries: healthQueries(database) })
  app.register(catalogueRoutes, { queries: catalogueQueries(database) })
  app.register(artistRoutes, { queries: artistQueries(database) })
  app.register(basketRoutes, { queries: basketQueries(database) })
  app.register(pictureRoutes, { queries: pictureQueries(database) })
  app.register(cacheTagRoutes, { queries: cacheTagQueries(database) })
  return app
}
