import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../account/sessions.ts'
import { errorResponses, schemaRef } from '../http/schemas.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { getLive, redeemHash } from './get-live.ts'
import { LiveHeartbeatSchema, LiveSchema, LiveSessionSchema } from './schemas.ts'
import { endSession, renewSession, type SessionDeps, startSession } from './stream-sessions/stream-session.ts'

const HOUR_SECONDS = 60 * 60
const MOST_HASHES_OF_ONE = 20
// Many visitors may share one network address.
const MOST_HASHES_FROM_ONE = 200
const MINUTE_SECONDS = 60
const MOST_STARTS = 30

const LIVE_PATH = '/v1/api/events/:slug/:id/live/'
const SESSION_PATH = `${LIVE_PATH}session/`

const tags = ['live']
const eventDateOf = {
  slug: Type.String(),
  id: Type.String({ description: 'The id of the event date.', examples: ['7'] }),
}
const device = Type.String({ maxLength: 200, description: 'Any id that this device or tab stores.' })

type Settings = SessionDeps & { limits: RateLimitQueries }
type LiveRequest = FastifyRequest<{ Params: { slug: string; id: string } }>

/** Live streams for viewers. */
export const liveRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { limits, ...parts }) => {
  const limit = (key: string, most: number, seconds: number, { language }: FastifyRequest) =>
    limits.limit({ key, most, seconds, language })

  app.get(
    LIVE_PATH,
    {
      schema: {
        operationId: 'getLive',
        tags,
        description: 'A visitor without a ticket gets 406 with `no_ticket` and the products that give access.',
        params: Type.Object(eventDateOf),
        response: { 200: schemaRef(LiveSchema), ...errorResponses(401, 404, 406) },
      },
    },
    async (request) => getLive(parts, await askedBy(request)),
  )

  app.post(
    `${LIVE_PATH}:hash/redeem/`,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'redeemLiveHash',
        tags,
        description:
          'Redeems an access hash for the logged-in account. A repeated call of the same account uses nothing up.',
        params: Type.Object({ ...eventDateOf, hash: Type.String() }),
        response: { 200: schemaRef(LiveSchema), ...errorResponses(401, 403, 404, 406, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      const asked = await askedBy(request)
      await limit(`live-redeem of ${asked.accountId}`, MOST_HASHES_OF_ONE, HOUR_SECONDS, request)
      await limit(`live-redeem from ${request.clientAddress}`, MOST_HASHES_FROM_ONE, HOUR_SECONDS, request)
      return redeemHash(parts, { ...asked, hash: request.params.hash })
    },
  )

  app.post(
    SESSION_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'startWatching',
        tags,
        description: 'One device at a time: a second one gets `watching_elsewhere` and may take over.',
        params: Type.Object(eventDateOf),
        body: Type.Object({ device, takeover: Type.Optional(Type.Boolean()) }),
        response: { 200: schemaRef(LiveSessionSchema), ...errorResponses(400, 401, 403, 404, 406, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      const from = await watchedBy(request)
      await limit(`live-session of ${from.accountId}`, MOST_STARTS, MINUTE_SECONDS, request)
      const { device, takeover = false } = request.body
      return startSession(parts, { ...from, device, takesOver: takeover })
    },
  )

  app.post(
    `${SESSION_PATH}heartbeat/`,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'renewStreamSession',
        tags,
        params: Type.Object(eventDateOf),
        body: Type.Object({ device }),
        response: { 200: schemaRef(LiveHeartbeatSchema), ...errorResponses(400, 401, 403, 404, 406, 409, 413, 415) },
      },
    },
    async (request) => renewSession(parts, { ...(await watchedBy(request)), device: request.body.device }),
  )

  app.delete(
    SESSION_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'stopWatching',
        tags,
        params: Type.Object(eventDateOf),
        description:
          'With `start_id` it ends only what that call of `startWatching` started, and not what a reloaded page has.',
        querystring: Type.Object({
          device: Type.Optional(device),
          start_id: Type.Optional(Type.String({ format: 'uuid' })),
        }),
        response: { 204: Type.Null(), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { device, start_id: startId } = request.query
      await endSession(parts, { ...(await watchedBy(request)), device, startId })
      return reply.code(204).send(null)
    },
  )
}

async function askedBy(request: LiveRequest) {
  const { id: accountId } = await requireAccount(request)
  return { ...request.params, accountId, language: request.language, now: new Date() }
}

async function watchedBy(request: LiveRequest) {
  const { session_id: sessionId } = await requireAccount(request)
  return { ...(await askedBy(request)), sessionId }
}
