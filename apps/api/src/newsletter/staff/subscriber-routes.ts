import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import { cleanLine } from '../../http/request-body.ts'
import {
  errorResponses,
  isUuid,
  nullable,
  PageQuery,
  pageOf,
  schemaRef,
  stringEnum,
  toPage,
  windowOf,
} from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { staffWrite } from '../../staff/writes.ts'
import { LANGUAGES } from './issue.ts'
import { type Connection, SUBSCRIBER_STATES, type SubscriberRow, subscriberStatements } from './queries.ts'

const time = Type.String({ format: 'date-time' })

export const SubscriberSchema = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    language: stringEnum(LANGUAGES),
    state: stringEnum(SUBSCRIBER_STATES),
    created_at: time,
    confirmed_at: nullable(time),
    unsubscribed_at: nullable(time),
  },
  { $id: 'Subscriber' },
)

const toSubscriber = (row: SubscriberRow): Static<typeof SubscriberSchema> => ({
  ...row,
  created_at: row.created_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
})

const SUBSCRIBERS = `${STAFF_PATH}newsletter-subscribers/`
const tags = ['staff']

/** Who has subscribed to the newsletter, for staff. */
export const subscriberRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  app.get(
    SUBSCRIBERS,
    {
      config: { permission: 'newsletter.read' },
      schema: {
        operationId: 'listSubscribers',
        tags,
        description: 'The newest first.',
        querystring: Type.Object({
          ...PageQuery.properties,
          state: Type.Optional(stringEnum(SUBSCRIBER_STATES)),
          language: Type.Optional(stringEnum(LANGUAGES)),
          q: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the address.' })),
        }),
        response: { 200: pageOf(schemaRef(SubscriberSchema)), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { state, language, q } = query
      const found = { state, language, text: cleanLine(q ?? '') || undefined }
      const { rows, count } = await subscriberStatements(database).list(found, windowOf(query))
      return toPage(SUBSCRIBERS, query, count, rows.map(toSubscriber), { state, language, q })
    },
  )

  app.delete(
    `${SUBSCRIBERS}:id/`,
    {
      config: { permission: 'newsletter.write' },
      schema: {
        operationId: 'removeSubscriber',
        tags,
        description: 'The address can subscribe again.',
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        headers: Type.Object(IDEMPOTENCY_KEY),
        response: { 204: Type.Null(), ...errorResponses(400, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isUuid(id)) throw notFound()
      await staffWrite(database, request, async (inside, { actor }) => {
        const before = await subscriberStatements(inside).remove(id)
        if (!before) throw notFound()
        await recordStaffEvent(inside, actor, { thing: { kind: 'subscription', id }, before })
        return null
      })
      return reply.code(204).send(null)
    },
  )
}
