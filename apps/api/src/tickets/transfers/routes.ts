import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { type SiteOrigins, siteOrigin } from '../../http/forwarded-headers.ts'
import { emailProblem, optionalBody, parseEmail, validateFields } from '../../http/request-body.ts'
import { errorResponses, schemaRef, stringEnum } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import { findTicket } from '../manage-ticket.ts'
import { type DisplayOf, type TicketDisplay, TicketSchema, toTicket } from '../ticket.ts'
import type { TransferQueries } from './queries.ts'
import { acceptTransfer, cancelTransfer, type FoundTransfer, findTransfer, offerTransfer } from './transfer.ts'

const HOUR_SECONDS = 60 * 60
const MINUTE_SECONDS = 60
const MOST_MAILS_TO_ONE = 5
const MOST_MAILS_FROM_ONE = 20
const MOST_LOOKS = 60
const LINK = '/v1/api/tickets/transfers/:token/'

const tags = ['tickets']
const TicketParams = Type.Object({ ticket: Type.String({ maxLength: 200 }) })
const Token = Type.Object({ token: Type.String({ maxLength: 200 }) })

export const TransferSchema = Type.Object(
  {
    state: stringEnum(['open', 'accepted', 'expired', 'cancelled', 'not_usable']),
    sender: Type.String(),
    expires_at: Type.String({ format: 'date-time' }),
    ticket: Type.Object({
      ticket_type: TicketSchema.properties.ticket_type,
      admits: TicketSchema.properties.admits,
      event: TicketSchema.properties.event,
      date: TicketSchema.properties.date,
      seat: TicketSchema.properties.seat,
      venue: TicketSchema.properties.venue,
      picture: TicketSchema.properties.picture,
    }),
  },
  { $id: 'TicketTransfer' },
)

type Settings = {
  queries: TransferQueries
  limits: RateLimitQueries
  sites: SiteOrigins
  display: DisplayOf
}

export const transferRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, limits, sites, display }) => {
  app.post(
    '/v1/api/tickets/:ticket/transfer/',
    {
      schema: {
        operationId: 'transferTicket',
        tags,
        description: 'Sends a link with which another person can accept the ticket. Until then the ticket stays valid.',
        headers: Type.Object(IDEMPOTENCY_KEY),
        params: TicketParams,
        body: Type.Object({ email: Type.String({ maxLength: 2000 }) }),
        response: { 200: schemaRef(TicketSchema), ...errorResponses(400, 401, 403, 404, 409, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { language, body, clientAddress, params } = request
      validateFields({ email: emailProblem(body.email) }, language)
      const limit = (name: string, most: number) =>
        limits.limit({ key: `transfer ${name}`, most, seconds: HOUR_SECONDS, language })
      await limit(`from ${clientAddress}`, MOST_MAILS_FROM_ONE)
      await limit(`to ${parseEmail(body.email)}`, MOST_MAILS_TO_ONE)
      const asked = { ticket: params.ticket, visitor: await request.account(), language }
      const key = request.headers['idempotency-key']
      await offerTransfer(queries, { ...asked, email: body.email, site: siteOrigin(request, sites), key })
      const { row, audience } = await findTicket(queries, asked)
      return toTicket(row, { audience, now: new Date(), ...(await display(language)) })
    },
  )

  app.delete(
    '/v1/api/tickets/:ticket/transfer/',
    {
      schema: {
        operationId: 'cancelTicketTransfer',
        tags,
        description: 'Makes the transfer link invalid.',
        params: TicketParams,
        response: { 200: schemaRef(TicketSchema), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const asked = { ticket: request.params.ticket, visitor: await request.account(), language: request.language }
      await cancelTransfer(queries, asked)
      const { row, audience } = await findTicket(queries, asked)
      return toTicket(row, { audience, now: new Date(), ...(await display(asked.language)) })
    },
  )

  app.get(
    LINK,
    {
      schema: {
        operationId: 'getTicketTransfer',
        tags,
        description: 'What the link in the email shows. Changes nothing.',
        params: Token,
        response: { 200: schemaRef(TransferSchema), ...errorResponses(404, 429) },
      },
    },
    async (request) => {
      const { clientAddress, language, params } = request
      const limit = { key: `transfer link ${clientAddress}`, most: MOST_LOOKS, seconds: MINUTE_SECONDS, language }
      await limits.limit(limit)
      const found = await findTransfer(queries, { ...params, visitor: undefined, language })
      return toTransfer(found, await display(language))
    },
  )

  app.post(
    `${LINK}accept/`,
    {
      preValidation: optionalBody,
      schema: {
        operationId: 'acceptTicketTransfer',
        tags,
        description: 'Gives the ticket to the caller; earlier codes become invalid.',
        params: Token,
        body: Type.Object({ holder: Type.Optional(Type.String({ maxLength: 2000 })) }),
        response: { 200: schemaRef(TicketSchema), ...errorResponses(400, 403, 404, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      const { clientAddress, language, params, body } = request
      const limit = { key: `transfer link ${clientAddress}`, most: MOST_LOOKS, seconds: MINUTE_SECONDS, language }
      await limits.limit(limit)
      const visitor = await request.account()
      const row = await acceptTransfer(queries, { ...params, visitor, language, holder: body.holder ?? '' })
      return toTicket(row, { audience: row.is_mine ? 'owner' : 'hash', now: new Date(), ...(await display(language)) })
    },
  )
}

function toTransfer({ row, transfer, state }: FoundTransfer, display: TicketDisplay): Static<typeof TransferSchema> {
  const shown = toTicket(row, { audience: 'former', now: new Date(), ...display })
  const { ticket_type, admits, event, date, seat, venue, picture } = shown
  const isOpen = state === 'open'
  return {
    state,
    sender: isOpen ? transfer.sender : '',
    expires_at: transfer.expires_at.toISOString(),
    ticket: { ticket_type, admits, event, date, seat, venue, picture },
  }
}
