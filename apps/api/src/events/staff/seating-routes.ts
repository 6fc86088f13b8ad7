import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { numberOf } from '../../content/staff/routes.ts'
import { requireBody } from '../../http/request-body.ts'
import { errorResponses, schemaRef } from '../../http/schemas.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { staffWrite } from '../../staff/writes.ts'
import { ChangeHeaders, changeErrors, Id, read, type StaffEventSettings, tags, write } from './routes.ts'
import {
  BlockedSeatsInput,
  changeBlockedSeats,
  changeSeatingPlan,
  DateSeatsConflictSchema,
  SeatingPlanConflictSchema,
  SeatingPlanInput,
  StaffDateSeatsSchema,
  StaffSeatingPlanSchema,
  showDateSeats,
  showSeatingPlan,
} from './seating.ts'

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
        params: Id,
        response: { 200: schemaRef(StaffSeatingPlanSchema), ...errorResponses(404) },
      },
    },
    ({ params }) => showSeatingPlan(database, numberOf(params.id)),
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
      return staffWrite(database, request, (inside, change) => changeSeatingPlan(inside, { ...change, venueId, input }))
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
