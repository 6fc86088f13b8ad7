import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../account/sessions.ts'
import { errorResponses, pageOf, schemaRef } from '../http/schemas.ts'
import type { MediaStore } from '../media/media-store.ts'
import { rateLimitQueries } from '../rate-limit/queries.ts'
import { LibraryAccessSchema, openItem } from './files/access.ts'
import { archiveRoutes } from './files/archive.ts'
import { fileRoutes } from './files/routes.ts'
import { ReceivedGiftSchema } from './gifts/gift.ts'
import { giftRoutes } from './gifts/routes.ts'
import {
  borrowItem,
  findRecordItem,
  getItem,
  LIBRARY_PATH,
  LibraryItemDetailSchema,
  LibraryItemSchema,
  LibraryQuery,
  listItems,
  RecordOwnershipSchema,
} from './items/item.ts'
import { itemQueries } from './items/queries.ts'
import { orderLibraryRoutes } from './order-access.ts'
import { LocatorSchema, PositionForkSchema, PositionInputSchema, ReadingPositionSchema } from './positions/position.ts'
import { positionQueries } from './positions/queries.ts'
import { positionRoutes } from './positions/routes.ts'
import type { Connection } from './queries.ts'

const tags = ['library']
const params = Type.Object({ id: Type.String({ maxLength: 100 }) })
const Wish = Type.Object({
  url: Type.String({ maxLength: 2000, description: 'The URL of the product; its origin is ignored.' }),
})

const libraryRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  const queries = itemQueries(database)

  app.get(
    LIBRARY_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'listLibrary',
        tags,
        description: "The works of the visitor's library, each once, the last opened first.",
        querystring: LibraryQuery,
        response: { 200: pageOf(schemaRef(LibraryItemSchema)), ...errorResponses(400, 401) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      return listItems(queries, { accountId, language: request.language, query: request.query })
    },
  )

  app.post(
    LIBRARY_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'borrowItem',
        tags,
        description: 'Adds a work that is included in a pass; 200 when it was already there.',
        body: Wish,
        response: {
          200: schemaRef(LibraryItemDetailSchema),
          201: schemaRef(LibraryItemDetailSchema),
          ...errorResponses(400, 401, 403, 406, 413, 415),
        },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      const { language } = request
      const { id, isNew } = await borrowItem(database, { accountId, url: request.body.url, language })
      return reply.code(isNew ? 201 : 200).send(await getItem(queries, { accountId, id, language }))
    },
  )

  app.get(
    `${LIBRARY_PATH}records/:slug/`,
    {
      schema: {
        operationId: 'findRecordItem',
        tags,
        description: 'Whether the visitor can play a record in full, and by which item of their library.',
        params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
        response: { 200: schemaRef(RecordOwnershipSchema), ...errorResponses(400) },
      },
    },
    async (request, reply) => {
      const account = await request.account()
      reply.header('Cache-Control', 'private, no-store')
      return findRecordItem(queries, {
        accountId: account?.id,
        slug: request.params.slug,
        language: request.language,
      })
    },
  )

  app.get(
    `${LIBRARY_PATH}:id/`,
    {
      schema: {
        operationId: 'getLibraryItem',
        tags,
        params,
        response: { 200: schemaRef(LibraryItemDetailSchema), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      return getItem(queries, { accountId, id: request.params.id, language: request.language })
    },
  )

  app.post(
    `${LIBRARY_PATH}:id/access/`,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'openLibraryItem',
        tags,
        description: 'Short-lived addresses of the files of a work. A rental period starts with the first call.',
        params,
        response: { 200: schemaRef(LibraryAccessSchema), ...errorResponses(400, 401, 403, 404, 406, 410, 413, 415) },
      },
    },
    async (request) => {
      const { id: accountId, session_id: sessionId } = await requireAccount(request)
      const { id } = request.params
      return openItem(database, { id, holder: { accountId }, sessionId, language: request.language })
    },
  )
}

export const LIBRARY_SCHEMAS = [
  LibraryItemSchema,
  LibraryItemDetailSchema,
  RecordOwnershipSchema,
  LibraryAccessSchema,
  LocatorSchema,
  ReadingPositionSchema,
  PositionInputSchema,
  PositionForkSchema,
  ReceivedGiftSchema,
]

/** Registers the library routes. */
export function registerLibrary(
  app: FastifyInstance,
  { database, media }: { database: Connection; media: MediaStore },
) {
  const limits = rateLimitQueries(database)
  app.register(libraryRoutes, { database })
  app.register(fileRoutes, { database, media })
  app.register(archiveRoutes, { database, media })
  app.register(positionRoutes, { queries: positionQueries(database) })
  app.register(giftRoutes, { database, limits })
  app.register(orderLibraryRoutes, { database, limits })
}
