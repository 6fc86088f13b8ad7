import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Vat } from '../catalogue/price.ts'
import { notFound } from '../errors/api-error.ts'
import { type SiteOrigins, siteOrigin } from '../http/forwarded-headers.ts'
import { parseVersion, REQUIRED_IF_MATCH } from '../http/request-body.ts'
import { errorResponses, isUuid, schemaRef } from '../http/schemas.ts'
import type { PaymentActions } from '../orders/cancel-order.ts'
import { staffActor } from '../staff/access.ts'
import { readId } from '../tickets/check-in/check-in-list.ts'
import {
  addGuest,
  changeGuest,
  changeQuota,
  GuestChanges,
  GuestConflictSchema,
  GuestInput,
  GuestListConflictSchema,
  GuestListSchema,
  GuestSchema,
  ImportInput,
  importGuests,
  QuotaInput,
  readGuestList,
  removeGuest,
} from './guests.ts'
import { type Connection, guestQueries } from './queries.ts'

const PATH = '/v1/api/staff/guest-list/:event_date_id/'
const tags = ['tickets']
const read = { permission: 'guest_list.read' } as const
const write = { permission: 'guest_list.write' } as const
const DateParams = { event_date_id: Type.String({ maxLength: 100 }) }
const GuestParams = Type.Object({
  ...DateParams,
  guest: Type.String({ maxLength: 100 }),
})
const changeErrors = errorResponses(400, 401, 403, 404, 409, 413, 415)

export const GUEST_LIST_SCHEMAS = [GuestSchema, GuestListSchema, GuestConflictSchema, GuestListConflictSchema]

type Settings = { database: Connection; sites: SiteOrigins; money: PaymentActions; vat: Vat }

export const registerGuestList = (app: FastifyInstance, settings: Settings) => app.register(guestListRoutes, settings)

/** The guest list of an event date, for staff. */
const guestListRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, sites, money, vat }) => {
  const deps = { queries: guestQueries(database), money, vat }
  async function requestOf(request: FastifyRequest) {
    const by = await staffActor(request)
    // The parameters are those of the route.
    const id = readId((request.params as { event_date_id: string }).event_date_id)
    if (id === undefined) throw notFound()
    return { eventDateId: id, by, site: siteOrigin(request, sites), language: request.language }
  }

  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'getGuestList',
        tags,
        description: 'The guests of an event date, by name.',
        params: Type.Object(DateParams),
        response: { 200: schemaRef(GuestListSchema), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => readGuestList(database, await requestOf(request)),
  )

  app.post(
    `${PATH}guests/`,
    {
      config: write,
      schema: {
        operationId: 'addGuest',
        tags,
        description:
          'Adds a guest with a complimentary ticket for each person. They count against the capacity of the ticket type and the quota.',
        params: Type.Object(DateParams),
        body: GuestInput,
        response: { 200: schemaRef(GuestSchema), ...changeErrors },
      },
    },
    async (request) => addGuest(deps, { ...(await requestOf(request)), input: request.body }),
  )

  app.post(
    `${PATH}import/`,
    {
      config: write,
      schema: {
        operationId: 'importGuests',
        tags,
        description: 'Adds all pasted names, or none.',
        params: Type.Object(DateParams),
        body: ImportInput,
        response: { 200: schemaRef(GuestListSchema), ...changeErrors },
      },
    },
    async (request) => importGuests(deps, { ...(await requestOf(request)), input: request.body }),
  )

  const guestOf = ({ guest }: { guest: string }) => {
    if (!isUuid(guest)) throw notFound()
    return guest
  }

  app.patch(
    `${PATH}guests/:guest/`,
    {
      config: write,
      schema: {
        operationId: 'changeGuest',
        tags,
        description: 'Changes the name or the note of a guest.',
        params: GuestParams,
        headers: Type.Object(REQUIRED_IF_MATCH),
        body: GuestChanges,
        response: { 200: schemaRef(GuestSchema), ...changeErrors, 409: schemaRef(GuestConflictSchema) },
      },
    },
    async (request) =>
      changeGuest(deps, {
        ...(await requestOf(request)),
        guestId: guestOf(request.params),
        version: parseVersion(request),
        changes: request.body,
      }),
  )

  app.delete(
    `${PATH}guests/:guest/`,
    {
      config: write,
      schema: {
        operationId: 'removeGuest',
        tags,
        description: 'Removes a guest of whom nobody has arrived; the tickets return to the sale.',
        params: GuestParams,
        response: { 200: schemaRef(GuestListSchema), ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request) => removeGuest(deps, { ...(await requestOf(request)), guestId: guestOf(request.params) }),
  )

  app.put(
    `${PATH}quota/`,
    {
      config: write,
      schema: {
        operationId: 'changeGuestQuota',
        tags,
        description: 'Changes how many people the guest list may have.',
        params: Type.Object(DateParams),
        headers: Type.Object(REQUIRED_IF_MATCH),
        body: QuotaInput,
        response: { 200: schemaRef(GuestListSchema), ...changeErrors, 409: schemaRef(GuestListConflictSchema) },
      },
    },
    async (request) =>
      changeQuota(deps, {
        ...(await requestOf(request)),
        version: parseVersion(request),
        quota: request.body.guest_quota,
      }),
  )
}
