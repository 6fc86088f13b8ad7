import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { requireAccount } from '../account/sessions.ts'
import { ContentCardSchema, toCardOf } from '../content/content-card.ts'
import { businessRefusal, notFound } from '../errors/api-error.ts'
import { summaryOf } from '../events/event-card.ts'
import { EventSchema } from '../events/event-schemas.ts'
import { errorResponses, schemaRef, stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { FAVOURITE_KINDS, type FavouriteKind, type FavouriteQueries, MOST_FAVOURITES } from './queries.ts'

const tags = ['favourites']
const PATH = '/v1/api/favourites/:kind/:slug/'
const params = Type.Object({ kind: stringEnum(FAVOURITE_KINDS), slug: Type.String({ maxLength: 500 }) })
const cards = Type.Array(schemaRef(ContentCardSchema), { description: 'The last saved first.' })

const FavouritesSchema = Type.Object({
  events: Type.Array(schemaRef(EventSchema), { description: 'Coming events first, soonest first; then past ones.' }),
  records: cards,
  interviews: cards,
  sessions: cards,
})

export const favouriteRoutes: FastifyPluginAsyncTypebox<{ queries: FavouriteQueries }> = async (app, { queries }) => {
  type Named = { kind: FavouriteKind; slug: string }

  async function findFavourite(accountId: string, named: Named) {
    const found = await queries.find({ accountId, ...named })
    if (!found) throw notFound()
    return found
  }

  app.get(
    '/v1/api/favourites/',
    {
      schema: {
        operationId: 'listFavourites',
        tags,
        response: { 200: FavouritesSchema, ...errorResponses(401) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      const reader = { accountId, language: request.language }
      const now = new Date()
      const listOf = async (kind: 'record' | 'interview' | 'session') =>
        (await queries.list(kind, reader)).map((row) => toCardOf(kind, row))
      const [events, records, interviews, sessions] = await Promise.all([
        queries.listEvents(reader, now),
        listOf('record'),
        listOf('interview'),
        listOf('session'),
      ])
      return {
        events: events.map((row) => ({ ...toCardOf('event', row), ...summaryOf(row, now) })),
        records,
        interviews,
        sessions,
      }
    },
  )

  app.get(
    '/v1/api/favourites/names/',
    {
      schema: {
        operationId: 'listFavouriteNames',
        tags,
        description: 'For pages with lists, which mark what is saved: only kinds and slugs, all at once.',
        response: {
          200: Type.Object({
            results: Type.Array(Type.Object({ kind: stringEnum(FAVOURITE_KINDS), slug: Type.String() })),
          }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      return { results: await queries.listNames(accountId) }
    },
  )

  app.get(
    PATH,
    {
      schema: {
        operationId: 'getFavourite',
        tags,
        params,
        response: { 200: Type.Object({ is_saved: Type.Boolean() }), ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      return findFavourite(accountId, request.params)
    },
  )

  app.put(
    PATH,
    {
      schema: {
        operationId: 'addFavourite',
        tags,
        description: `At most ${MOST_FAVOURITES} are saved. Repeating it is harmless.`,
        params,
        response: { 204: Type.Null(), ...errorResponses(400, 401, 403, 404, 406) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      await findFavourite(accountId, request.params)
      if (!(await queries.add({ accountId, ...request.params })))
        throw businessRefusal(MESSAGES[request.language].favourites.full(MOST_FAVOURITES), 'favourites_full')
      return reply.code(204).send(null)
    },
  )

  app.delete(
    PATH,
    {
      schema: {
        operationId: 'removeFavourite',
        tags,
        description: 'Repeating it is harmless.',
        params,
        response: { 204: Type.Null(), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      await findFavourite(accountId, request.params)
      await queries.remove({ accountId, ...request.params })
      return reply.code(204).send(null)
    },
  )
}
