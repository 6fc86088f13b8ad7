import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../account/require-account.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { PageQuery, pageOf } from '../http/pagination.ts'
import { schemaRef } from '../http/schemas.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { nameHolder, reissueTicket } from './change-ticket.ts'
import { publicKeyTexts, type TicketKey } from './code.ts'
import { type Asked, findTicket } from './find-ticket.ts'
import { getTicketCalendar } from './get-calendar.ts'
import { listOwnTickets, listTickets, listTicketsByHash } from './list-tickets.ts'
import type { TicketQueries } from './queries.ts'
import { TicketSchema } from './ticket.ts'
import { toTicket } from './to-ticket.ts'

const CALENDAR = 'text/calendar; charset=utf-8'
const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * 60
const MOST_LOOKS = 60
const MOST_CODES = 10
const PATH = '/v1/api/tickets/:ticket/'

const tags = ['tickets']
const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, schemaRef(ErrorSchema)]))
const Tickets = pageOf(schemaRef(TicketSchema))
const params = Type.Object({
  ticket: Type.String({ maxLength: 200, description: 'Its id for its holder; its secret for whoever has that.' }),
})

/** Whether more than the secret of an order must be known by now. Whoever comes with none is refused. */
export type IsMasked = (request: FastifyRequest, hash: string) => Promise<boolean>

type Settings = {
  queries: TicketQueries
  limits: RateLimitQueries
  key: () => Promise<TicketKey>
  isMasked: IsMasked
}

export const ticketRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, limits, key, isMasked }) => {
  const show = async (asked: Asked) => {
    const { row, audience } = await findTicket(queries, asked)
    return toTicket(row, { audience, key: await key(), now: new Date() })
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
        response: { 200: Tickets, ...refusals(400, 401) },
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
        response: { 200: Tickets, ...refusals(401, 403, 404) },
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
        response: { 200: Tickets, ...refusals(404, 429) },
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
        response: { 200: schemaRef(TicketSchema), ...refusals(401, 403, 404) },
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
        response: { 200: schemaRef(TicketSchema), ...refusals(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const asked = await askedOf(request)
      await nameHolder(queries, { ...asked, holder: request.body.holder })
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
        response: { 200: schemaRef(TicketSchema), ...refusals(401, 403, 404, 409, 429) },
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

type Request = { params: { ticket: string }; language: Asked['language']; account: () => Promise<Asked['visitor']> }

const askedOf = async (request: Request): Promise<Asked> => ({
  ticket: request.params.ticket,
  visitor: await request.account(),
  language: request.language,
})
