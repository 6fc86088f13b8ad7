import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../account/visitor.ts'
import type { ShopConfig } from '../basket/to-basket.ts'
import { ErrorSchema, errorResponses } from '../http/error-schema.ts'
import { PageQuery, pageOf } from '../http/pagination.ts'
import { schemaRef } from '../http/schemas.ts'
import type { SiteOrigins } from '../http/site-origin.ts'
import { type RateLimitQueries, rateLimitQueries } from '../rate-limit/queries.ts'
import { CheckInListSchema, CheckInSchema } from './check-in/check-in.ts'
import { checkInQueries } from './check-in/queries.ts'
import { checkInRoutes } from './check-in/routes.ts'
import { findTicket, reissueTicket, setHolder, type TicketRequest } from './manage-ticket.ts'
import { type Connection, type TicketQueries, ticketQueries } from './queries.ts'
import { getTicketCalendar, listOwnTickets, listTickets, listTicketsByHash } from './read-tickets.ts'
import { TicketSchema, toTicket } from './ticket.ts'
import { publicKeyTexts, type TicketKey, ticketKey } from './ticket-qr-token.ts'
import { transferQueries } from './transfers/queries.ts'
import { TransferSchema, transferRoutes } from './transfers/routes.ts'
import { waitingRoutes } from './waiting-list/routes.ts'
import { SeatOfferSchema, WaitingPlaceSchema } from './waiting-list/waiting-list.ts'

const CALENDAR = 'text/calendar; charset=utf-8'
const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * 60
const MOST_LOOKS = 60
const MOST_CODES = 10
const PATH = '/v1/api/tickets/:ticket/'

const tags = ['tickets']
const Tickets = pageOf(schemaRef(TicketSchema))
const params = Type.Object({
  ticket: Type.String({ maxLength: 200, description: 'The id for the holder, or the secret hash of the ticket.' }),
})

/** Whether the order hash alone is no longer enough. Throws without an order. */
export type IsMasked = (request: FastifyRequest, hash: string) => Promise<boolean>

type Settings = {
  queries: TicketQueries
  limits: RateLimitQueries
  key: () => Promise<TicketKey>
  isMasked: IsMasked
}

const ticketRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, limits, key, isMasked }) => {
  const show = async (asked: TicketRequest) => {
    const { row, audience } = await findTicket(queries, asked)
    return toTicket(row, { audience, key: await key(), now: new Date(), language: asked.language })
  }

  app.get(
    '/v1/api/tickets/',
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'listTickets',
        tags,
        description: 'The tickets of the visitor, the next event first.',
        querystring: PageQuery,
        response: { 200: Tickets, ...errorResponses(400, 401) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      return listTickets(queries, { accountId, query: request.query, key: await key(), language: request.language })
    },
  )

  app.get(
    '/v1/api/orders/:id/tickets/',
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'listOrderTickets',
        tags,
        params: Type.Object({ id: Type.String({ maxLength: 200 }) }),
        response: { 200: Tickets, ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const visitor = await requireAccount(request)
      const shown = { key: await key(), language: request.language }
      return allOf(await listOwnTickets(queries, { ...request.params, visitor, ...shown }))
    },
  )

  app.get(
    '/v1/api/orders/by-hash/:hash/tickets/',
    {
      schema: {
        operationId: 'listOrderTicketsByHash',
        tags,
        description:
          'For a holder of the order hash. Two days after the order was placed, the addresses that change tickets are shown only after the buyer is verified; codes are shown until the event is over.',
        params: Type.Object({ hash: Type.String({ maxLength: 200 }) }),
        response: { 200: Tickets, ...errorResponses(404, 429) },
      },
    },
    async (request) => {
      const { clientAddress, language } = request
      await limits.limit({ key: `order tickets ${clientAddress}`, most: MOST_LOOKS, seconds: MINUTE_SECONDS, language })
      const shown = { visitor: await request.account(), key: await key(), language }
      const { hash } = request.params
      return allOf(await listTicketsByHash(queries, { hash, isMasked: await isMasked(request, hash), ...shown }))
    },
  )

  app.get(
    '/v1/api/tickets/public-key/',
    {
      schema: {
        operationId: 'getTicketKey',
        tags,
        description:
          'The public keys of ticket codes: Ed25519, 32 bytes in base64url. A code is valid if any of `public_keys` verifies it; `public_key` is the first of them and signs new codes.',
        response: { 200: Type.Object({ public_key: Type.String(), public_keys: Type.Array(Type.String()) }) },
      },
    },
    async () => publicKeyTexts(await key()),
  )

  app.get(
    PATH,
    {
      schema: {
        operationId: 'getTicket',
        tags,
        params,
        response: { 200: schemaRef(TicketSchema), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => show(await askedOf(request)),
  )

  app.patch(
    PATH,
    {
      schema: {
        operationId: 'nameTicketHolder',
        tags,
        params,
        body: Type.Object({ holder: Type.String({ maxLength: 2000 }) }),
        response: { 200: schemaRef(TicketSchema), ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const asked = await askedOf(request)
      await setHolder(queries, { ...asked, holder: request.body.holder })
      return show(asked)
    },
  )

  app.post(
    `${PATH}reissue/`,
    {
      schema: {
        operationId: 'reissueTicket',
        tags,
        description: 'Issues a new code; earlier codes become invalid at once.',
        params,
        response: { 200: schemaRef(TicketSchema), ...errorResponses(401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const asked = await askedOf(request)
      const { language, clientAddress } = request
      await limits.limit({ key: `ticket codes ${clientAddress}`, most: MOST_CODES, seconds: HOUR_SECONDS, language })
      await reissueTicket(queries, asked)
      return show(asked)
    },
  )

  app.get(
    `${PATH}calendar.ics`,
    {
      schema: {
        operationId: 'getTicketCalendar',
        tags,
        description:
          'For a holder of the ticket secret. The entry is cancelled when the ticket is refunded or transferred.',
        params,
        response: { 200: { content: { [CALENDAR]: { schema: Type.String() } } }, 404: schemaRef(ErrorSchema) },
      },
    },
    async ({ params: { ticket: hash }, language }, reply) => {
      const calendar = await getTicketCalendar(queries, { hash, language })
      return reply.type(CALENDAR).header('Content-Disposition', 'attachment; filename="ticket.ics"').send(calendar)
    },
  )
}

const allOf = <T>(results: T[]) => ({ count: results.length, next: null, previous: null, results })

type Request = {
  params: { ticket: string }
  language: TicketRequest['language']
  account: () => Promise<TicketRequest['visitor']>
}

const askedOf = async (request: Request): Promise<TicketRequest> => ({
  ticket: request.params.ticket,
  visitor: await request.account(),
  language: request.language,
})

export const TICKET_SCHEMAS = [
  TicketSchema,
  TransferSchema,
  CheckInSchema,
  CheckInListSchema,
  WaitingPlaceSchema,
  SeatOfferSchema,
]

type Parts = { database: Connection; sites: SiteOrigins; terms: ShopConfig; isMasked: IsMasked }

/** Registers tickets, transfers, check-in and waiting list. */
export function registerTickets(app: FastifyInstance, { database, sites, terms, isMasked }: Parts) {
  const limits = rateLimitQueries(database)
  const key = () => ticketKey(database)
  app.register(ticketRoutes, { queries: ticketQueries(database), limits, key, isMasked })
  app.register(transferRoutes, { queries: transferQueries(database), limits, sites, key })
  app.register(checkInRoutes, { queries: checkInQueries(database), key })
  app.register(waitingRoutes, { database, limits, sites, terms })
}
