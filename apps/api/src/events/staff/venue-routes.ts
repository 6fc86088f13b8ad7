import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { numberOf } from '../../content/staff/routes.ts'
import { requireBody } from '../../http/request-body.ts'
import { errorResponses, pageOf, readPage, schemaRef, toPage, windowOf } from '../../http/schemas.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { staffWrite } from '../../staff/writes.ts'
import { staffVenueQueries } from './queries/venues.ts'
import {
  ChangeHeaders,
  changeErrors,
  Id,
  NewHeaders,
  newErrors,
  read,
  SearchQuery,
  type StaffEventSettings,
  tags,
  write,
} from './routes.ts'
import {
  addCity,
  CitySchema,
  changeVenue,
  createVenue,
  StaffVenueConflictSchema,
  StaffVenueSchema,
  showVenue,
  toStaffVenue,
  VenueInput,
} from './venues.ts'

const VENUES = `${STAFF_PATH}venues/`
const CITIES = `${STAFF_PATH}cities/`
const CityInput = Type.Object({ names: CitySchema.properties.names })

/** Venues, for staff. */
export const staffVenueRoutes: FastifyPluginAsyncTypebox<StaffEventSettings> = async (app, { database }) => {
  const venues = staffVenueQueries(database)
  const changed = { 200: schemaRef(StaffVenueSchema), ...changeErrors, 409: schemaRef(StaffVenueConflictSchema) }

  app.get(
    VENUES,
    {
      config: read,
      schema: {
        operationId: 'listStaffVenues',
        tags,
        querystring: SearchQuery,
        response: { 200: pageOf(schemaRef(StaffVenueSchema)), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { rows, count } = await readPage(windowOf(query), (window) => venues.list(query.q ?? '', window))
      return toPage(
        VENUES,
        query,
        count,
        rows.map(({ count: _, ...row }) => toStaffVenue(row)),
        { q: query.q },
      )
    },
  )

  app.get(
    `${VENUES}:id/`,
    {
      config: read,
      schema: {
        operationId: 'getStaffVenue',
        tags,
        params: Id,
        response: { 200: schemaRef(StaffVenueSchema), ...errorResponses(404) },
      },
    },
    ({ params }) => showVenue(database, numberOf(params.id)),
  )

  app.post(
    VENUES,
    {
      config: write,
      attachValidation: true,
      schema: {
        operationId: 'createStaffVenue',
        tags,
        headers: NewHeaders,
        body: schemaRef(VenueInput),
        response: { 201: schemaRef(StaffVenueSchema), ...newErrors },
      },
    },
    async (request, reply) => {
      requireBody(request, VenueInput)
      const input = request.body
      const venue = await staffWrite(database, request, (inside, change) => createVenue(inside, { ...change, input }))
      return reply.code(201).send(venue)
    },
  )

  app.put(
    `${VENUES}:id/`,
    {
      config: write,
      attachValidation: true,
      schema: {
        operationId: 'changeStaffVenue',
        tags,
        params: Id,
        headers: ChangeHeaders,
        body: schemaRef(VenueInput),
        response: changed,
      },
    },
    (request) => {
      const id = numberOf(request.params.id)
      requireBody(request, VenueInput)
      const input = request.body
      return staffWrite(database, request, (inside, change) => changeVenue(inside, { ...change, id, input }))
    },
  )

  app.get(
    CITIES,
    {
      config: read,
      schema: {
        operationId: 'listStaffCities',
        tags,
        response: { 200: Type.Object({ results: Type.Array(schemaRef(CitySchema)) }) },
      },
    },
    async () => ({ results: await venues.listCities() }),
  )

  app.post(
    CITIES,
    {
      config: write,
      attachValidation: true,
      schema: {
        operationId: 'addCity',
        tags,
        headers: NewHeaders,
        body: CityInput,
        response: { 201: schemaRef(CitySchema), ...newErrors },
      },
    },
    async (request, reply) => {
      requireBody(request, CityInput)
      const { names } = request.body
      const city = await staffWrite(database, request, (inside, change) => addCity(inside, { ...change, names }))
      return reply.code(201).send(city)
    },
  )
}
