import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../../account/sessions.ts'
import { errorResponses, isUuid, schemaRef, streamResponse } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import { isAllowed } from '../../staff/access.ts'
import { findWatchable } from '../get-live.ts'
import type { LiveQueries } from '../queries.ts'
import type { ChatHub } from './chat-hub.ts'
import { noMessage } from './errors.ts'
import { chooseName, getChat, postMessage } from './post-message.ts'
import { type ChatQueries, chatStatements } from './queries.ts'
import { ChatMessageSchema, ChatNameSchema, ChatSchema, LONGEST_NAME, LONGEST_TEXT } from './schemas.ts'

const PATH = '/v1/api/events/:slug/:id/live/chat/'
const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * 60
/** Attempts, including refused ones; posted messages have limits of their own. */
const MOST_TRIES = 60
const MOST_NAMES = 30
const MOST_REPORTS = 30
const MOST_STREAMS = 60

const tags = ['live']
const eventDateOf = {
  slug: Type.String(),
  id: Type.String({ description: 'The id of the event date.', examples: ['7'] }),
}
const after = Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$', description: 'The `seq` of the last response.' }))

const NO_REACTIONS = Type.Optional(
  Type.Literal('no', { description: 'Leaves out the `reactions` events, where data is saved.' }),
)

type Settings = { queries: LiveQueries; chat: ChatQueries; rooms: ChatHub; limits: RateLimitQueries }
type ChatRequest = FastifyRequest<{ Params: { slug: string; id: string } }>

/** Chat of a stream, for viewers with access. */
export const chatRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { limits, ...parts }) => {
  const { queries, chat, rooms } = parts
  app.addHook('preClose', async () => rooms.close())
  const limit = (key: string, most: number, seconds: number, { language }: FastifyRequest) =>
    limits.limit({ key, most, seconds, language })

  app.get(
    PATH,
    {
      schema: {
        operationId: 'getChat',
        tags,
        description:
          'The last messages, or the changes since a number. A visitor without access is answered as by `getLive`.',
        params: Type.Object(eventDateOf),
        querystring: Type.Object({ after }),
        response: { 200: schemaRef(ChatSchema), ...errorResponses(400, 401, 404, 406) },
      },
    },
    async (request) => {
      const { after: seq } = request.query
      return getChat(parts, { ...(await askedBy(request)), after: seq === undefined ? undefined : Number(seq) })
    },
  )

  app.get(
    `${PATH}stream/`,
    {
      exposeHeadRoute: false,
      schema: {
        operationId: 'getChatStream',
        tags,
        description:
          'The changes as server-sent events (`text/event-stream`). The `seq` of each is its id, so `Last-Event-ID` resumes after a lost connection.',
        params: Type.Object(eventDateOf),
        querystring: Type.Object({ after, reactions: NO_REACTIONS }),
        headers: Type.Object({ 'last-event-id': Type.Optional(Type.String({ maxLength: 100 })) }),
        response: {
          200: streamResponse('Events with a `ChatChanges` object as data.', ['text/event-stream']),
          ...errorResponses(400, 401, 404, 406, 429),
        },
      },
    },
    async (request, reply) => {
      const asked = await askedBy(request)
      await limit(`chat-stream of ${asked.accountId}`, MOST_STREAMS, MINUTE_SECONDS, request)
      const { session_id: sessionId } = await requireAccount(request)
      const { event_date_id: dateId } = await findWatchable(queries, asked)
      const seq = readSeq(request.headers['last-event-id']) ?? readSeq(request.query.after)
      const { accountId, language } = asked
      reply.header('Cache-Control', 'no-store, no-transform').header('X-Accel-Buffering', 'no')
      return reply.type('text/event-stream; charset=utf-8').send(
        rooms.enter({
          dateId,
          accountId,
          sessionId,
          seq,
          language,
          wantsReactions: request.query.reactions !== 'no',
        }),
      )
    },
  )

  app.post(
    PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'postChatMessage',
        tags,
        description: 'Errors: 409 `name_needed` before a name is chosen, 409 `chat_closed` after the end, 403 `muted`.',
        headers: Type.Object(IDEMPOTENCY_KEY),
        params: Type.Object(eventDateOf),
        body: Type.Object({ text: Type.String({ minLength: 1, maxLength: LONGEST_TEXT }) }),
        response: {
          201: schemaRef(ChatMessageSchema),
          ...errorResponses(400, 401, 403, 404, 406, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const asked = await askedBy(request)
      await limit(`chat of ${asked.accountId}`, MOST_TRIES, MINUTE_SECONDS, request)
      const key = request.headers['idempotency-key']
      return reply.code(201).send(await postMessage(parts, { ...asked, key, text: request.body.text }))
    },
  )

  app.post(
    `${PATH}name/`,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'chooseChatName',
        tags,
        description: 'Once for each event. Later calls get 409 `name_chosen` with the current `name`.',
        params: Type.Object(eventDateOf),
        body: Type.Object({ name: Type.String({ minLength: 1, maxLength: LONGEST_NAME }) }),
        response: { 200: schemaRef(ChatNameSchema), ...errorResponses(400, 401, 403, 404, 406, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      const asked = await askedBy(request)
      await limit(`chat-name of ${asked.accountId}`, MOST_NAMES, HOUR_SECONDS, request)
      return chooseName(parts, { ...asked, name: request.body.name })
    },
  )

  app.post(
    `${PATH}:message/report/`,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'reportChatMessage',
        tags,
        description: 'Reports the message to the moderators. Repeating it changes nothing.',
        params: Type.Object({ ...eventDateOf, message: Type.String() }),
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404, 406, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { accountId, language, ...asked } = await askedBy(request)
      await limit(`chat-report of ${accountId}`, MOST_REPORTS, HOUR_SECONDS, request)
      const { event_date_id: dateId } = await findWatchable(queries, { ...asked, accountId, language })
      const { message: messageId } = request.params
      if (!isUuid(messageId)) throw noMessage(language)
      const isThere = await chat.inTransaction((inside) =>
        chatStatements(inside).report({ dateId, messageId, accountId }),
      )
      if (!isThere) throw noMessage(language)
      return reply.code(204).send(null)
    },
  )
}

async function askedBy(request: ChatRequest) {
  const visitor = await requireAccount(request)
  const isStaff = isAllowed(visitor, 'chat.moderate')
  return { ...request.params, accountId: visitor.id, isStaff, language: request.language, now: new Date() }
}

/** The `Last-Event-ID` that was sent before; anything else is ignored. */
const readSeq = (text: string | undefined) => (text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined)
