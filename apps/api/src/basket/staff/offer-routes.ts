import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { REQUIRED_IF_MATCH } from '../../http/request-body.ts'
import { errorResponses, PageQuery, pageOf, schemaRef, stringEnum, toPage, windowOf } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { staffWrite } from '../../staff/writes.ts'
import {
  changeOffer,
  createOffer,
  endOffer,
  OFFER_STATES,
  OfferConflictSchema,
  OfferInput,
  StaffOfferSchema,
  showOffer,
  toStaffOffer,
} from './offers.ts'
import { type Connection, offerStatements } from './queries.ts'

export const STAFF_OFFER_SCHEMAS = [StaffOfferSchema, OfferConflictSchema]

const OFFERS = `${STAFF_PATH}offers/`
const tags = ['staff']
const changeHeaders = Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY })
const refusals = errorResponses(400, 404, 413, 415, 422)

/** Offers, for staff. */
export const staffOfferRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  const read = { permission: 'offers.read' } as const
  const write = { permission: 'offers.write' } as const
  const params = Type.Object({ id: Type.String({ maxLength: 100 }) })
  const offer = schemaRef(StaffOfferSchema)
  const changed = { 200: offer, ...refusals, 409: schemaRef(OfferConflictSchema) }

  app.get(
    OFFERS,
    {
      config: read,
      schema: {
        operationId: 'listStaffOffers',
        tags,
        description: 'By their position.',
        querystring: Type.Object({ ...PageQuery.properties, state: Type.Optional(stringEnum(OFFER_STATES)) }),
        response: { 200: pageOf(offer), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { rows, count } = await offerStatements(database).list(query.state, windowOf(query))
      return toPage(OFFERS, query, count, rows.map(toStaffOffer), { state: query.state })
    },
  )

  app.post(
    OFFERS,
    {
      config: write,
      schema: {
        operationId: 'createStaffOffer',
        tags,
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: OfferInput,
        response: { 201: offer, ...errorResponses(400, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const created = await staffWrite(database, request, (inside, change) => createOffer(inside, change, request.body))
      return reply.code(201).send(created)
    },
  )

  app.get(
    `${OFFERS}:id/`,
    {
      config: read,
      schema: { operationId: 'getStaffOffer', tags, params, response: { 200: offer, ...errorResponses(404) } },
    },
    (request) => showOffer(database, request.params.id),
  )

  app.patch(
    `${OFFERS}:id/`,
    {
      config: write,
      schema: {
        operationId: 'changeStaffOffer',
        tags,
        description: 'Fields that are not sent stay. Carts show the change at once; orders keep what it took off.',
        params,
        headers: changeHeaders,
        body: OfferInput,
        response: changed,
      },
    },
    (request) => {
      const { id } = request.params
      return staffWrite(database, request, (inside, change) => changeOffer(inside, change, { id, body: request.body }))
    },
  )

  app.post(
    `${OFFERS}:id/end/`,
    {
      config: write,
      schema: {
        operationId: 'endStaffOffer',
        tags,
        description: 'It does not apply any more from now on.',
        params,
        headers: changeHeaders,
        response: changed,
      },
    },
    (request) => staffWrite(database, request, (inside, change) => endOffer(inside, change, request.params.id)),
  )
}
