import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../../account/sessions.ts'
import { errorResponses } from '../../http/schemas.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import { findWatchable } from '../get-live.ts'
import { liveState } from '../live-state.ts'
import type { LiveQueries } from '../queries.ts'
import { chatClosed } from './errors.ts'
import type { ChatQueries } from './queries.ts'

const MINUTE_SECONDS = 60
/** A browser sends what was pressed in three seconds at once. */
const MOST_REQUESTS = 30
/** Of one reaction in one request. */
const MOST_AT_ONCE = 10

const count = Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_AT_ONCE }))

type Settings = {
  queries: LiveQueries
  reactions: Pick<ChatQueries, 'addReactions'>
  limits: RateLimitQueries
}

/** Reactions of viewers while a stream is live, counted together. */
export const reactionRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, reactions, limits }) => {
  app.post(
    '/v1/api/events/:slug/:id/live/reactions/',
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'sendReactions',
        tags: ['live'],
        description:
          'Adds to the counts, which the event stream of the chat sends to all viewers. Only while it is live.',
        params: Type.Object({ slug: Type.String(), id: Type.String() }),
        body: Type.Object(
          { drums: count, flowers: count, hearts: count, encores: count },
          { additionalProperties: false },
        ),
        response: { 204: Type.Null(), ...errorResponses(400, 401, 403, 404, 406, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      const { language } = request
      await limits.limit({ key: `reactions of ${accountId}`, most: MOST_REQUESTS, seconds: MINUTE_SECONDS, language })
      const now = new Date()
      const eventDate = await findWatchable(queries, { ...request.params, accountId, language, now })
      const state = liveState(eventDate, now)
      if (state !== 'live') throw chatClosed(state, language)
      await reactions.addReactions(eventDate.event_date_id, request.body)
      return reply.code(204).send(null)
    },
  )
}
