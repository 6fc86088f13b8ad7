import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { copyContent } from '../../content/staff/changes.ts'
import { CONTENTS, numberOf, type StaffContentSettings, write as writeContents } from '../../content/staff/routes.ts'
import { notFound } from '../../errors/api-error.ts'
import { REQUIRED_IF_MATCH, requireBody } from '../../http/request-body.ts'
import {
  errorResponses,
  nullable,
  PageQuery,
  pageOf,
  readPage,
  schemaRef,
  toPage,
  windowOf,
} from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { staffWrite } from '../../staff/writes.ts'
import { addEventDates, changeEventDate } from './dates.ts'
import { staffEventQueries } from './queries/dates.ts'
import {
  DateConflictSchema,
  EventDateInput,
  NewEventDates,
  NewTicketType,
  StaffEventDateSchema,
  StaffTicketTypeSchema,
  showDate,
  TicketTypeConflictSchema,
  TicketTypeInput,
  toDate,
} from './schemas.ts'
import { addTicketType, changeTicketType, copyTicketTypes } from './ticket-types.ts'
import { CitySchema, type Connection, StaffVenueConflictSchema, StaffVenueSchema, VenueInput } from './venues.ts'

const CONTENTS_OF_EVENTS = `${STAFF_PATH}contents/events/`
const DATES = `${STAFF_PATH}event-dates/`
const TYPES = `${STAFF_PATH}ticket-types/`
export const tags = ['staff']
export const read = { permission: 'events.read' } as const
export const write = { permission: 'events.write' } as const
export const Id = Type.Object({ id: Type.String({ maxLength: 100 }) })
export const NewHeaders = Type.Object(IDEMPOTENCY_KEY)
export const ChangeHeaders = Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY })
export const newErrors = errorResponses(400, 404, 409, 413, 415, 422)
export const changeErrors = errorResponses(400, 404, 413, 415, 422)
export const SearchQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(
    Type.String({ maxLength: 200, pattern: '^[^\\u0000]*$', description: 'A part of a name, in any language.' }),
  ),
})

const time = Type.String({ format: 'date-time' })
const EventSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Of its content.' }),
    slug: Type.String(),
    title: Type.Object({ en: Type.String(), ne: Type.String() }),
    published_at: nullable(time),
    num_dates: Type.Integer(),
    next_date: nullable(time),
  },
  { $id: 'StaffEventItem' },
)

export const STAFF_EVENT_SCHEMAS = [
  VenueInput,
  StaffVenueSchema,
  StaffVenueConflictSchema,
  CitySchema,
  TicketTypeInput,
  NewTicketType,
  StaffTicketTypeSchema,
  TicketTypeConflictSchema,
  EventDateInput,
  NewEventDates,
  StaffEventDateSchema,
  DateConflictSchema,
  EventSchema,
]

export type StaffEventSettings = { database: Connection }

/** Events with their dates and ticket types, for staff. */
export const staffEventRoutes: FastifyPluginAsyncTypebox<StaffContentSettings> = async (app, { database, schemas }) => {
  const events = staffEventQueries(database)
  const datesOf = (id: string | number) => `${CONTENTS}${id}/dates/`

  app.get(
    CONTENTS_OF_EVENTS,
    {
      config: read,
      schema: {
        operationId: 'listEventContents',
        tags,
        description: 'The newest come first; their texts are contents.',
        querystring: SearchQuery,
        response: { 200: pageOf(schemaRef(EventSchema)), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { rows, count } = await readPage(windowOf(query), (window) => events.listEvents(query.q ?? '', window))
      const found = rows.map(({ count: _, published_at, next_date, ...row }) => ({
        ...row,
        published_at: published_at?.toISOString() ?? null,
        next_date: next_date?.toISOString() ?? null,
      }))
      return toPage(CONTENTS_OF_EVENTS, query, count, found, { q: query.q })
    },
  )

  app.post(
    `${CONTENTS}:id/copy/`,
    {
      config: writeContents,
      schema: {
        operationId: 'copyEvent',
        tags,
        description: 'Makes a draft with the texts, pictures, links and products of the event, and without dates.',
        params: Id,
        headers: NewHeaders,
        body: Type.Object({ title: schemas.create.properties.title }),
        response: { 201: schemaRef(schemas.content), ...newErrors },
      },
    },
    async (request, reply) => {
      const id = numberOf(request.params.id)
      const { title } = request.body
      const made = await staffWrite(database, request, (inside, change) =>
        copyContent(inside, schemas.kinds, { ...change, id, kind: 'event', title }),
      )
      return reply.code(201).send(made)
    },
  )

  app.get(
    datesOf(':id'),
    {
      config: read,
      schema: {
        operationId: 'listStaffEventDates',
        tags,
        params: Id,
        querystring: PageQuery,
        response: { 200: pageOf(schemaRef(StaffEventDateSchema)), ...errorResponses(400, 404) },
      },
    },
    async ({ params, query }) => {
      const id = numberOf(params.id)
      if (!(await events.findEvent(id))) throw notFound()
      const { rows, count } = await readPage(windowOf(query), (window) => events.listDates(id, window))
      return toPage(
        datesOf(id),
        query,
        count,
        rows.map(({ count: _, ...row }) => toDate(row)),
      )
    },
  )

  app.post(
    datesOf(':id'),
    {
      config: write,
      attachValidation: true,
      schema: {
        operationId: 'addEventDates',
        tags,
        description: 'One date or a series, with the ticket types of another date if it is named.',
        params: Id,
        headers: NewHeaders,
        body: schemaRef(NewEventDates),
        response: { 201: Type.Object({ results: Type.Array(schemaRef(StaffEventDateSchema)) }), ...newErrors },
      },
    },
    async (request, reply) => {
      const eventId = numberOf(request.params.id)
      requireBody(request, NewEventDates)
      const input = request.body
      const added = await staffWrite(database, request, (inside, change) =>
        addEventDates(inside, { ...change, eventId, input }),
      )
      return reply.code(201).send(added)
    },
  )

  app.get(
    `${DATES}:id/`,
    {
      config: read,
      schema: {
        operationId: 'getStaffEventDate',
        tags,
        params: Id,
        response: { 200: schemaRef(StaffEventDateSchema), ...errorResponses(404) },
      },
    },
    ({ params }) => showDate(database, numberOf(params.id)),
  )

  app.put(
    `${DATES}:id/`,
    {
      config: write,
      attachValidation: true,
      schema: {
        operationId: 'changeEventDate',
        tags,
        description: 'Moves, postpones or cancels it. Tickets are not refunded by this.',
        params: Id,
        headers: ChangeHeaders,
        body: schemaRef(EventDateInput),
        response: { 200: schemaRef(StaffEventDateSchema), ...changeErrors, 409: schemaRef(DateConflictSchema) },
      },
    },
    (request) => {
      const id = numberOf(request.params.id)
      requireBody(request, EventDateInput)
      const input = request.body
      return staffWrite(database, request, (inside, change) => changeEventDate(inside, { ...change, id, input }))
    },
  )

  app.post(
    `${DATES}:id/ticket-types/`,
    {
      config: write,
      attachValidation: true,
      schema: {
        operationId: 'addTicketType',
        tags,
        params: Id,
        headers: NewHeaders,
        body: schemaRef(NewTicketType),
        response: { 201: schemaRef(StaffTicketTypeSchema), ...newErrors },
      },
    },
    async (request, reply) => {
      const dateId = numberOf(request.params.id)
      requireBody(request, NewTicketType)
      const input = request.body
      const added = await staffWrite(database, request, (inside, change) =>
        addTicketType(inside, { ...change, dateId, input }),
      )
      return reply.code(201).send(added)
    },
  )

  app.post(
    `${DATES}:id/ticket-types/copy/`,
    {
      config: write,
      schema: {
        operationId: 'copyTicketTypes',
        tags,
        description: 'Copies the ticket types of another date, with none sold.',
        params: Id,
        headers: NewHeaders,
        body: Type.Object({ from: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
        response: { 200: schemaRef(StaffEventDateSchema), ...newErrors },
      },
    },
    (request) => {
      const dateId = numberOf(request.params.id)
      const { from } = request.body
      return staffWrite(database, request, (inside, change) => copyTicketTypes(inside, { ...change, dateId, from }))
    },
  )

  app.put(
    `${TYPES}:id/`,
    {
      config: write,
      attachValidation: true,
      schema: {
        operationId: 'changeTicketType',
        tags,
        description: 'The price counts for what is not ordered yet.',
        params: Id,
        headers: ChangeHeaders,
        body: schemaRef(TicketTypeInput),
        response: { 200: schemaRef(StaffTicketTypeSchema), ...changeErrors, 409: schemaRef(TicketTypeConflictSchema) },
      },
    },
    (request) => {
      const id = numberOf(request.params.id)
      requireBody(request, TicketTypeInput)
      const input = request.body
      return staffWrite(database, request, (inside, change) => changeTicketType(inside, { ...change, id, input }))
    },
  )
}
