import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { onlyStaff, requireStaff } from '../../account/visitor.ts'
import { errorResponses } from '../../http/error-schema.ts'
import { schemaRef } from '../../http/schemas.ts'
import type { TicketKey } from '../ticket-qr-token.ts'
import {
  CheckInListSchema,
  CheckInSchema,
  checkInTicket,
  checkInTickets,
  getCheckInList,
  ScanId,
  ScanInput,
  ScansInput,
  undoCheckIn,
} from './check-in.ts'
import type { CheckInQueries } from './queries.ts'

const PATH = '/v1/api/staff/check-in/'
const tags = ['tickets']
const ofBody = errorResponses(400, 401, 403, 413, 415)

type Settings = { queries: CheckInQueries; key: () => Promise<TicketKey> }

/** Check-in at the venue, for staff. */
export const checkInRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, key }) => {
  app.get(
    `${PATH}:event_date_id/`,
    {
      preValidation: onlyStaff,
      schema: {
        operationId: 'getCheckInList',
        tags,
        description: 'The data that a check-in device needs offline: keys, tickets and revoked tickets.',
        params: Type.Object({ event_date_id: Type.String({ maxLength: 100 }) }),
        response: { 200: schemaRef(CheckInListSchema), ...errorResponses(401, 403, 404) },
      },
    },
    async ({ params, language }) => getCheckInList(queries, { id: params.event_date_id, key: await key(), language }),
  )

  app.post(
    PATH,
    {
      preValidation: onlyStaff,
      schema: {
        operationId: 'checkIn',
        tags,
        description: 'A refused code is a result, not an error. A repeated scan gets the same answer.',
        body: ScanInput,
        response: { 200: schemaRef(CheckInSchema), ...ofBody },
      },
    },
    async (request) => {
      const { id: by } = await requireStaff(request)
      return checkInTicket(queries, { scan: request.body, by, key: await key(), language: request.language })
    },
  )

  app.post(
    `${PATH}batch/`,
    {
      preValidation: onlyStaff,
      schema: {
        operationId: 'checkInMany',
        tags,
        description: 'The scans of a device that was offline, in their order. Sending them again changes nothing.',
        body: ScansInput,
        response: { 200: Type.Object({ results: Type.Array(schemaRef(CheckInSchema)) }), ...ofBody },
      },
    },
    async (request) => {
      const { id: by } = await requireStaff(request)
      const { event_date_id, scans } = request.body
      const all = scans.map((scan) => ({ ...scan, event_date_id }))
      const door = { by, key: await key(), language: request.language }
      return { results: await checkInTickets(queries, { ...door, scans: all }) }
    },
  )

  app.post(
    `${PATH}undo/`,
    {
      preValidation: onlyStaff,
      schema: {
        operationId: 'undoCheckIn',
        tags,
        description: 'Reverts a check-in, so that the ticket can be used again.',
        body: Type.Object({ scan_id: ScanId }),
        response: { 200: schemaRef(CheckInSchema), ...ofBody, ...errorResponses(404) },
      },
    },
    ({ body, language }) => undoCheckIn(queries, { scanId: body.scan_id, language }),
  )
}
