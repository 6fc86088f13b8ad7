import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { errorResponses, schemaRef } from '../../http/schemas.ts'
import { staffActor } from '../../staff/access.ts'
import type { TicketKey } from '../ticket-qr-token.ts'
import { CheckInSchema, checkInTicket, checkInTickets, ScanId, ScanInput, ScansInput, undoCheckIn } from './check-in.ts'
import { CheckInListSchema, getCheckInList } from './check-in-list.ts'
import type { CheckInQueries } from './queries.ts'

const PATH = '/v1/api/staff/check-in/'
const tags = ['tickets']
const write = { permission: 'check_in.write' } as const
const ofBody = errorResponses(400, 401, 403, 413, 415)

type Settings = { queries: CheckInQueries; key: () => Promise<TicketKey> }

/** Check-in at the venue, for staff. */
export const checkInRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, key }) => {
  app.get(
    `${PATH}:event_date_id/`,
    {
      config: { permission: 'check_in.read' },
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
      config: write,
      schema: {
        operationId: 'checkIn',
        tags,
        description: 'A refused code is a result, not an error. A repeated scan gets the same answer.',
        body: ScanInput,
        response: { 200: schemaRef(CheckInSchema), ...ofBody },
      },
    },
    async (request) => {
      const { accountId: by } = await staffActor(request)
      return checkInTicket(queries, { scan: request.body, by, key: await key(), language: request.language })
    },
  )

  app.post(
    `${PATH}batch/`,
    {
      config: write,
      schema: {
        operationId: 'checkInMany',
        tags,
        description: 'The scans of a device that was offline, in their order. Sending them again changes nothing.',
        body: ScansInput,
        response: { 200: Type.Object({ results: Type.Array(schemaRef(CheckInSchema)) }), ...ofBody },
      },
    },
    async (request) => {
      const { accountId: by } = await staffActor(request)
      const { event_date_id, device, scans } = request.body
      const all = scans.map((scan) => ({ ...scan, event_date_id, ...(device && { device }) }))
      const door = { by, key: await key(), language: request.language }
      return { results: await checkInTickets(queries, { ...door, scans: all }) }
    },
  )

  app.post(
    `${PATH}undo/`,
    {
      config: write,
      schema: {
        operationId: 'undoCheckIn',
        tags,
        description: 'Reverts a check-in, so that the ticket can be used again.',
        body: Type.Object({ scan_id: ScanId }),
        response: { 200: schemaRef(CheckInSchema), ...ofBody, ...errorResponses(404) },
      },
    },
    async (request) =>
      undoCheckIn(queries, {
        scanId: request.body.scan_id,
        by: await staffActor(request),
        language: request.language,
      }),
  )
}
