import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../account/sessions.ts'
import type { ShopConfig } from '../basket/to-basket.ts'
import type { SiteOrigins } from '../http/forwarded-headers.ts'
import { errorResponses, PageQuery, pageOf, schemaRef, stringEnum } from '../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../idempotency/queries.ts'
import type { MediaStore } from '../media/media-store.ts'
import { type RateLimitQueries, rateLimitQueries } from '../rate-limit/queries.ts'
import { CheckInSchema } from './check-in/check-in.ts'
import { CheckInListSchema } from './check-in/check-in-list.ts'
import { checkInQueries } from './check-in/queries.ts'
import { checkInRoutes } from './check-in/routes.ts'
import { type IsMasked, ticketFileRoutes } from './files/routes.ts'
import type { WalletSettings } from './files/wallet-settings.ts'
import { findTicket, reissueTicket, setHolder, type TicketRequest } from './manage-ticket.ts'
import { type Connection, TICKET_PARTS, type TicketQueries, ticketQueries } from './queries/tickets.ts'
import { listOwnTickets, listTickets, listTicketsByHash } from './read-tickets.ts'
import { type DisplayOf, TicketSchema, toTicket } from './ticket.ts'
import { publicKeyTexts, type TicketKey, ticketKey } from './ticket-qr-token.ts'
import { transferQueries } from './transfers/queries.ts'
import { TransferSchema, transferRoutes } from './transfers/routes.ts'
import { waitingRoutes } from './waiting-list/routes.ts'
import { SeatOfferSchema, WaitingPlaceSchema } from './waiting-list/waiting-list.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * 60
const MOST_LOOKS = 60
const MOST_CODES = 10
const PATH = '/v1/api/tickets/:ticket/'

const tags = ['tickets']
const Tickets = pageOf(schemaRef(TicketSchema))
const OwnTickets = Type.Object({
  ...Tickets.properties,
  counts: Type.Object({ upcoming: Type.Integer(), past: Type.Integer(), inactive: Type.Integer() }),
})
const params = Type.Object({
  ticket: Type.String({ maxLength: 200, description: 'The id for the holder, or the secret hash of the ticket.' }),
})

type Settings = {
  queries: TicketQueries
  limits: RateLimitQueries
  key: () => Promise<TicketKey>
  display: DisplayOf
  isMasked: IsMasked
}

const ticketRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, limits, key, display, isMasked }) => {
  const show = async (asked: TicketRequest) => {
    const { row, audience } = await findTicket(queries, asked)
    return toTicket(row, { audience, now: new Date(), ...(await display(asked.language)) })
  }

  app.get(
    '/v1/api/tickets/',
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'listTickets',
        tags,
        description:
          'The tickets of the visitor, the next event first. `inactive` are those that are refunded or cancelled, and those that the visitor has bought and others hold now; only with `show` are these in the list. `counts` has the number of tickets of each part.',
        querystring: Type.Object({ ...PageQuery.properties, show: Type.Optional(stringEnum(TICKET_PARTS)) }),
        response: { 200: OwnTickets, ...errorResponses(400, 401) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      return listTickets(queries, { accountId, query: request.query, ...(await display(request.language)) })
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
      const shown = await display(request.language)
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
      const shown = { visitor: await request.account(), ...(await display(language)) }
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
        headers: Type.Object(IDEMPOTENCY_KEY),
        params,
        response: { 200: schemaRef(TicketSchema), ...errorResponses(400, 401, 403, 404, 409, 422, 429) },
      },
    },
    async (request) => {
      const asked = await askedOf(request)
      const { language, clientAddress } = request
      await limits.limit({ key: `ticket codes ${clientAddress}`, most: MOST_CODES, seconds: HOUR_SECONDS, language })
      await reissueTicket(queries, { ...asked, key: request.headers['idempotency-key'] })
      return show(asked)
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

type Parts = {
  database: Connection
  media: MediaStore
  sites: SiteOrigins
  terms: ShopConfig
  isMasked: IsMasked
  wallets?: WalletSettings | undefined
}

/** Registers tickets, transfers, check-in and waiting list; answers how tickets are shown. */
export function registerTickets(
  app: FastifyInstance,
  { database, media, sites, terms, isMasked, wallets }: Parts,
): DisplayOf {
  const limits = rateLimitQueries(database)
  const key = () => ticketKey(database)
  const display: DisplayOf = async (language) => ({
    key: await key(),
    wallets: { hasApple: wallets?.apple !== undefined, hasGoogle: wallets?.google !== undefined },
    language,
  })
  app.register(ticketRoutes, { queries: ticketQueries(database), limits, key, display, isMasked })
  app.register(ticketFileRoutes, { queries: ticketQueries(database), media, limits, display, isMasked, wallets })
  app.register(transferRoutes, { queries: transferQueries(database), limits, sites, display })
  app.register(checkInRoutes, { queries: checkInQueries(database), key })
  app.register(waitingRoutes, { database, limits, sites, terms })
  return display
}
