import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { keptList, keptOne } from '../content/kept.ts'
import { slugFilter } from '../content/list-query.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { oneOf } from '../http/one-of.ts'
import { PageQuery, pageOf } from '../http/page.ts'
import { EventDetailSchema, EventSchema } from './event.ts'
import { getCalendar, getEventCalendar } from './get-calendar.ts'
import { getEvent } from './get-event.ts'
import { listEvents } from './list-events.ts'
import type { EventQueries } from './queries.ts'

const EventListQuery = Type.Object({
  ...PageQuery.properties,
  when: Type.Optional(oneOf(['upcoming', 'past', 'live', 'all'], { description: 'All when it is not said.' })),
  artist: slugFilter('an artist'),
})
const CALENDAR = 'text/calendar; charset=utf-8'
const calendarAnswer = { content: { [CALENDAR]: { schema: Type.String() } } }

/** The state of an event moves with the clock alone. */
const CLOCK = { maxAgeSeconds: 5 }

export const eventRoutes: FastifyPluginAsyncTypebox<{ queries: EventQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/events/',
    {
      config: keptList('event', CLOCK),
      schema: {
        operationId: 'listEvents',
        tags: ['events'],
        querystring: EventListQuery,
        response: { 200: pageOf(named(EventSchema)), 400: named(ErrorSchema) },
      },
    },
    ({ language, query }) => listEvents(queries, { language, query, now: new Date() }),
  )

  app.get(
    '/v1/api/events/calendar.ics',
    {
      config: keptList('event', CLOCK),
      schema: { operationId: 'getCalendar', tags: ['events'], response: { 200: calendarAnswer } },
    },
    async ({ language }, reply) => {
      const calendar = await getCalendar(queries, { language, now: new Date() })
      return reply.type(CALENDAR).send(calendar)
    },
  )

  app.get(
    '/v1/api/events/:slug/calendar.ics',
    {
      config: keptOne('event'),
      schema: {
        operationId: 'getEventCalendar',
        tags: ['events'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: calendarAnswer, 301: named(ErrorSchema), 404: named(ErrorSchema) },
      },
    },
    async ({ language, params }, reply) => {
      const calendar = await getEventCalendar(queries, { slug: params.slug, language })
      return reply.type(CALENDAR).header('Content-Disposition', 'attachment; filename="dabali.ics"').send(calendar)
    },
  )

  app.get(
    '/v1/api/events/:slug/',
    {
      config: keptOne('event', CLOCK),
      schema: {
        operationId: 'getEvent',
        tags: ['events'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: named(EventDetailSchema), 301: named(ErrorSchema), 404: named(ErrorSchema) },
      },
    },
    ({ language, params }) => getEvent(queries, { slug: params.slug, language, now: new Date() }),
  )
}
