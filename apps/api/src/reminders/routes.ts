import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { requireAccount } from '../account/sessions.ts'
import { businessRefusal, notFound } from '../errors/api-error.ts'
import { type SiteOrigins, siteOrigin } from '../http/forwarded-headers.ts'
import type { Language } from '../http/language.ts'
import { ignoreBody } from '../http/request-body.ts'
import { errorResponses, stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { createToken, hashIfToken } from '../tokens/tokens.ts'
import type { ReminderQueries } from './queries.ts'

const tags = ['reminders']
const PATH = '/v1/api/event-dates/:id/reminder/'
const params = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) })
const Token = Type.Object({ token: Type.String({ maxLength: 500 }) })

const StateSchema = Type.Object({
  is_reminded: Type.Boolean(),
  can_remind: Type.Boolean({ description: 'An email would still be sent.' }),
})

const LinkSchema = Type.Object({
  title: Type.String({ description: 'The title of the event.' }),
  event_slug: Type.String(),
  starts_at: Type.String({ format: 'date-time' }),
  is_reminded: Type.Boolean(),
})

const ListedSchema = Type.Object({
  event_date_id: Type.Integer(),
  event_slug: Type.String(),
  title: Type.String(),
  venue_name: Type.String({ description: 'Empty where there is none.' }),
  status: stringEnum(['scheduled', 'postponed', 'cancelled']),
  starts_at: Type.String({ format: 'date-time' }),
  is_streamed: Type.Boolean(),
})

type Settings = { queries: ReminderQueries; sites: SiteOrigins }

/** Reminders of event dates: the day before, and half an hour before a stream. */
export const reminderRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, sites }) => {
  async function findReminder(accountId: string, { id }: { id: string }) {
    const reminder = { accountId, eventDateId: Number(id) }
    const found = await queries.find(reminder)
    if (!found) throw notFound()
    return { found, reminder }
  }

  app.get(
    '/v1/api/reminders/',
    {
      schema: {
        operationId: 'listReminders',
        tags,
        response: {
          200: Type.Object({ results: Type.Array(ListedSchema, { description: 'Dates to come, soonest first.' }) }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const { id } = await requireAccount(request)
      const rows = await queries.list(id, request.language)
      return { results: rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() })) }
    },
  )

  app.get(
    PATH,
    {
      schema: {
        operationId: 'getReminder',
        tags,
        params,
        response: { 200: StateSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => {
      const { id } = await requireAccount(request)
      return (await findReminder(id, request.params)).found
    },
  )

  app.put(
    PATH,
    {
      schema: {
        operationId: 'addReminder',
        tags,
        description: 'One email the day before, and one half an hour before a stream. Repeating it is harmless.',
        params,
        response: { 204: Type.Null(), ...errorResponses(400, 401, 403, 404, 406) },
      },
    },
    async (request, reply) => {
      const { id } = await requireAccount(request)
      const { found, reminder } = await findReminder(id, request.params)
      const site = siteOrigin(request, sites)
      if (!(found.is_reminded || (await queries.add({ ...reminder, site, token: createToken() }))))
        throw businessRefusal(MESSAGES[request.language].reminders.tooLate, 'reminder_too_late')
      return reply.code(204).send(null)
    },
  )

  app.delete(
    PATH,
    {
      schema: {
        operationId: 'removeReminder',
        tags,
        description: 'Repeating it is harmless.',
        params,
        response: { 204: Type.Null(), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id } = await requireAccount(request)
      const { reminder } = await findReminder(id, request.params)
      await queries.remove(reminder)
      return reply.code(204).send(null)
    },
  )

  const findByLink = async ({ params: { token }, language }: { params: { token: string }; language: Language }) => {
    const found = hashIfToken(token) && (await queries.findByToken(token, language))
    if (!found) throw notFound()
    return { ...found, starts_at: found.starts_at.toISOString() }
  }

  app.get(
    '/v1/api/reminders/:token/',
    {
      schema: {
        operationId: 'getReminderByToken',
        tags,
        description: 'What the link of an email is about. Changes nothing.',
        params: Token,
        response: { 200: LinkSchema, ...errorResponses(404) },
      },
    },
    findByLink,
  )

  app.register(async (inside) => {
    ignoreBody(inside)
    inside.post<{ Params: { token: string } }>(
      '/v1/api/reminders/:token/end/',
      {
        schema: {
          operationId: 'endReminderByToken',
          tags,
          description: 'One-click unsubscribe, also for email programs (RFC 8058). Repeating it is harmless.',
          params: Token,
          response: { 200: LinkSchema, ...errorResponses(403, 404, 413) },
        },
      },
      async (request) => {
        const found = await findByLink(request)
        await queries.removeByToken(request.params.token)
        return { ...found, is_reminded: false }
      },
    )
  })
}
