import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { numberOf } from '../../content/staff/routes.ts'
import { requireBody } from '../../http/request-body.ts'
import { errorResponses, schemaRef } from '../../http/schemas.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { staffWrite } from '../../staff/writes.ts'
import {
  BlockedSeatsInput,
  changeBlockedSeats,
  DateSeatsConflictSchema,
  StaffDateSeatsSchema,
  showDateSeats,
} from './date-seats.ts'
import { ChangeHeaders, changeErrors, Id, read, type StaffEventSettings, tags, write } from './routes.ts'
import {
  changeSeatingPlan,
  createSeatingRevision,
  SeatingPlanConflictSchema,
  SeatingPlanInput,
  StaffSeatingPlanSchema,
  showSeatingPlan,
} from './seating.ts'

const NUMBER = '^[1-9][0-9]{0,8}$'
const Revision = Type.Object({
  revision: Type.Optional(Type.String({ pattern: NUMBER, description: 'Default: the newest.' })),
})
const revisionOf = ({ revision }: { revision?: string }) => (revision === undefined ? undefined : Number(revision))

const PLAN = `${STAFF_PATH}venues/:id/seating-plan/`
const DATE_SEATS = `${STAFF_PATH}event-dates/:id/seats/`
/** A plan with the most seats. */
const LARGEST_PLAN_BYTES = 1_000_000

export const SEATING_SCHEMAS = [
  SeatingPlanInput,
  StaffSeatingPlanSchema,
  SeatingPlanConflictSchema,
  BlockedSeatsInput,
  StaffDateSeatsSchema,
  DateSeatsConflictSchema,
]

/** Seating plans of venues, and the seats of event dates, for staff. */
export const staffSeatingRoutes: FastifyPluginAsyncTypebox<StaffEventSettings> = async (app, { database }) => {
  app.get(
    PLAN,
    {
      config: read,
      schema: {
        operationId: 'getStaffSeatingPlan',
        tags,
        description: 'The newest revision, unless another one is asked for. A date of another venue gets 404.',
        params: Id,
        querystring: Type.Object({
          ...Revision.properties,
          event_date: Type.Optional(
            Type.String({ pattern: NUMBER, description: 'The revision that this date sells from, if it sells seats.' }),
          ),
        }),
        response: { 200: schemaRef(StaffSeatingPlanSchema), ...errorResponses(400, 404) },
      },
    },
    ({ params, query }) =>
      showSeatingPlan(database, numberOf(params.id), {
        revision: revisionOf(query),
        dateId: query.event_date === undefined ? undefined : Number(query.event_date),
      }),
  )

  app.put(
    PLAN,
    {
      config: write,
      attachValidation: true,
      bodyLimit: LARGEST_PLAN_BYTES,
      schema: {
        operationId: 'changeSeatingPlan',
        tags,
        description: 'The whole plan. Sections and seats that it does not name are removed, unless somebody has them.',
        params: Id,
        querystring: Revision,
        headers: ChangeHeaders,
        body: schemaRef(SeatingPlanInput),
        response: {
          200: schemaRef(StaffSeatingPlanSchema),
          ...changeErrors,
          409: schemaRef(SeatingPlanConflictSchema),
        },
      },
    },
    (request) => {
      const venueId = numberOf(request.params.id)
      requireBody(request, SeatingPlanInput)
      const input = request.body
      const revision = revisionOf(request.query)
      return staffWrite(database, request, (inside, change) =>
        changeSeatingPlan(inside, { ...change, venueId, revision, input }),
      )
    },
  )

  app.post(
    `${PLAN}revisions/`,
    {
      config: write,
      schema: {
        operationId: 'createSeatingRevision',
        tags,
        description: 'A copy of the newest revision, to be changed for new dates. Others keep the one they sell from.',
        params: Id,
        headers: ChangeHeaders,
        response: {
          201: schemaRef(StaffSeatingPlanSchema),
          ...changeErrors,
          409: schemaRef(SeatingPlanConflictSchema),
        },
      },
    },
    async (request, reply) => {
      const venueId = numberOf(request.params.id)
      const plan = await staffWrite(database, request, (inside, change) =>
        createSeatingRevision(inside, { ...change, venueId }),
      )
      return reply.code(201).send(plan)
    },
  )

  app.get(
    DATE_SEATS,
    {
      config: read,
      schema: {
        operationId: 'getStaffDateSeats',
        tags,
        params: Id,
        response: { 200: schemaRef(StaffDateSeatsSchema), ...errorResponses(404) },
      },
    },
    ({ params }) => showDateSeats(database, numberOf(params.id)),
  )

  app.put(
    DATE_SEATS,
    {
      config: write,
      attachValidation: true,
      schema: {
        operationId: 'changeBlockedSeats',
        tags,
        description: 'Blocks exactly the named seats, so that they are not sold.',
        params: Id,
        headers: ChangeHeaders,
        body: schemaRef(BlockedSeatsInput),
        response: { 200: schemaRef(StaffDateSeatsSchema), ...changeErrors, 409: schemaRef(DateSeatsConflictSchema) },
      },
    },
    (request) => {
      const dateId = numberOf(request.params.id)
      requireBody(request, BlockedSeatsInput)
      const input = request.body
      return staffWrite(database, request, (inside, change) => changeBlockedSeats(inside, { ...change, dateId, input }))
    },
  )
}
