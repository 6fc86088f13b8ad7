import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { itemCachePolicy, listCachePolicy } from '../content/cache-policy.ts'
import { findBySlug } from '../content/content-kind.ts'
import { movedSlug } from '../content/queries.ts'
import { notFound } from '../errors/api-error.ts'
import { ErrorSchema, schemaRef } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { type CalendarEntry, writeCalendar } from './calendar.ts'
import { dateFactsOf } from './event-card.ts'
import { type CalendarRow, calendarQueries, type EventDateRow } from './queries.ts'

const CALENDAR = 'text/calendar; charset=utf-8'
const calendarResponse = { content: { [CALENDAR]: { schema: Type.String() } } }

const CALENDAR_STATUS = { scheduled: 'CONFIRMED', postponed: 'TENTATIVE', cancelled: 'CANCELLED' } as const

/** All current events for calendar subscriptions, and the dates of one event as a download. */
export function registerCalendarRoutes(app: FastifyInstance, database: Parameters<typeof calendarQueries>[0]) {
  const queries = calendarQueries(database)

  app.get(
    '/v1/api/events/calendar.ics',
    {
      config: listCachePolicy('event', 5),
      schema: { operationId: 'getCalendar', tags: ['events'], response: { 200: calendarResponse } },
    },
    async ({ language }, reply) => {
      const now = new Date()
      const rows = await queries.listCalendars(language, now)
      const entries = rows.flatMap((row) =>
        row.dates.filter(({ ends_at }) => new Date(ends_at) > now).map((date) => toEntry(row, date)),
      )
      return reply.type(CALENDAR).send(writeCalendar(MESSAGES[language].calendar.name, entries))
    },
  )

  app.get<{ Params: { slug: string }; Querystring: { date?: string } }>(
    '/v1/api/events/:slug/calendar.ics',
    {
      config: itemCachePolicy('event'),
      schema: {
        operationId: 'getEventCalendar',
        tags: ['events'],
        params: Type.Object({ slug: Type.String() }),
        querystring: Type.Object({
          date: Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'Only the date with this id.' })),
        }),
        response: { 200: calendarResponse, 301: schemaRef(ErrorSchema), 404: schemaRef(ErrorSchema) },
      },
    },
    async ({ language, params: { slug }, query: { date: only } }, reply) => {
      const row = await findBySlug(
        { kind: 'event', slug, suffix: 'calendar.ics' },
        (known) => queries.findCalendar(known, language),
        (known) => movedSlug(database, 'event', known),
      )
      const dates = only === undefined ? row.dates : row.dates.filter(({ id }) => id === Number(only))
      if (dates.length === 0 && only !== undefined) throw notFound()
      const entries = dates.map((date) => toEntry(row, date))
      return reply
        .type(CALENDAR)
        .header('Content-Disposition', 'attachment; filename="dabali.ics"')
        .send(writeCalendar(row.title, entries))
    },
  )
}

function toEntry(row: CalendarRow, date: EventDateRow): CalendarEntry {
  const { starts_at, ends_at } = dateFactsOf(date)
  const { name = '', address = '', latitude = null, longitude = null } = date.venue ?? {}
  return {
    uid: `event-date-${date.id}@dabali.example`,
    changedAt: row.updated_at,
    startsAt: starts_at,
    endsAt: ends_at,
    status: CALENDAR_STATUS[date.status],
    title: row.title,
    description: row.summary,
    place: [name, address].filter((part) => part !== '').join(', '),
    position: latitude === null || longitude === null ? undefined : { latitude, longitude },
  }
}
