import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../../account/sessions.ts'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { ErrorSchema, errorResponses, schemaRef, streamResponse, stringEnum } from '../../http/schemas.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import { wrongState } from '../errors.ts'
import { findTicket } from '../manage-ticket.ts'
import type { TicketQueries } from '../queries/tickets.ts'
import { getAccountCalendar, getTicketCalendar, listShownByHash, ticketCalendar } from '../read-tickets.ts'
import { type DisplayOf, toTicket } from '../ticket.ts'
import { type CodedTicket, type Media, printTickets, readPoster } from './ticket-files.ts'
import type { WalletSettings } from './wallet-settings.ts'

/** Whether the order hash alone is no longer enough. Throws without an order. */
export type IsMasked = (request: FastifyRequest, hash: string) => Promise<boolean>

type Settings = {
  queries: TicketQueries
  media: Media
  limits: RateLimitQueries
  display: DisplayOf
  isMasked: IsMasked
  wallets: WalletSettings | undefined
}

const PATH = '/v1/api/tickets/:ticket/'
const ORDER_PATH = '/v1/api/orders/by-hash/:hash/'
const CALENDAR = 'text/calendar; charset=utf-8'
const PDF = 'application/pdf'
const PASS = 'application/vnd.apple.pkpass'
/** Writing a file takes about 100 ms of CPU. */
const LIMIT = { most: 30, seconds: 60 }

const tags = ['tickets']
const TicketParams = Type.Object({
  ticket: Type.String({ maxLength: 200, description: 'The id for the holder, or the secret hash of the ticket.' }),
})
const OrderParams = Type.Object({ hash: Type.String({ maxLength: 200 }) })
/** A link has no Accept-Language of its own: it names the language of its page. */
const InLanguage = Type.Object({ language: Type.Optional(stringEnum(['en', 'ne'])) })

const calendarResponse = { 200: { content: { [CALENDAR]: { schema: Type.String() } } } }

const sendFile = (reply: FastifyReply, { type, name }: { type: string; name: string }, content: Buffer | string) =>
  reply
    .type(type)
    .header('Cache-Control', 'private, no-store')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(content)

type Asked = { query: { language?: Language }; language: Language }
const languageOf = ({ query, language }: Asked) => query.language ?? language

/** Tickets as files: to print, for calendars and for wallets. */
export const ticketFileRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, settings) => {
  const { queries, media, limits, display, isMasked, wallets } = settings

  /** A ticket that can be shown at an entrance. */
  async function findCoded(request: FastifyRequest, ticket: string, language: Language): Promise<CodedTicket> {
    await limits.limit({ key: `ticket files ${request.clientAddress}`, ...LIMIT, language })
    const { row, audience } = await findTicket(queries, { ticket, visitor: await request.account(), language })
    const { code, pdf_url: file } = toTicket(row, { audience, now: new Date(), ...(await display(language)) })
    if (code === null || file === null) throw wrongState('noFile', 'no_file', language)
    return { row, code }
  }

  /** The valid tickets of an order, as far as its holder may see them, and the language that they are asked in. */
  async function listOfOrder(request: FastifyRequest & Asked, hash: string) {
    const language = languageOf(request)
    await limits.limit({ key: `ticket files ${request.clientAddress}`, ...LIMIT, language })
    const shown = { visitor: await request.account(), ...(await display(language)) }
    const tickets = await listShownByHash(queries, { hash, isMasked: await isMasked(request, hash), ...shown })
    return { language, shown: tickets.filter(({ ticket: { state } }) => state === 'valid') }
  }

  app.get(
    `${PATH}ticket.pdf`,
    {
      schema: {
        operationId: 'getTicketPdf',
        tags,
        params: TicketParams,
        querystring: InLanguage,
        response: { 200: streamResponse('The ticket.', [PDF]), ...errorResponses(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const language = languageOf(request)
      const ticket = await findCoded(request, request.params.ticket, language)
      const bytes = await printTickets({ tickets: [ticket], media, language })
      return sendFile(
        reply,
        { type: PDF, name: `dabali-ticket-${ticket.row.order_number}-${ticket.row.seq}.pdf` },
        bytes,
      )
    },
  )

  app.get(
    `${ORDER_PATH}tickets.pdf`,
    {
      schema: {
        operationId: 'getOrderTicketsPdf',
        tags,
        description: 'The tickets of an order that can be shown at an entrance, two on a page.',
        params: OrderParams,
        querystring: InLanguage,
        response: { 200: streamResponse('The tickets.', [PDF]), ...errorResponses(400, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const { language, shown } = await listOfOrder(request, request.params.hash)
      const tickets = shown.flatMap(({ row, ticket: { code } }) => (code === null ? [] : [{ row, code }]))
      const number = tickets[0]?.row.order_number
      if (number === undefined) throw wrongState('noFile', 'no_file', language)
      const bytes = await printTickets({ tickets, media, language })
      return sendFile(reply, { type: PDF, name: `dabali-tickets-${number}.pdf` }, bytes)
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
        params: TicketParams,
        querystring: InLanguage,
        response: { ...calendarResponse, ...errorResponses(400), 404: schemaRef(ErrorSchema) },
      },
    },
    async (request, reply) => {
      const calendar = await getTicketCalendar(queries, {
        hash: request.params.ticket,
        language: languageOf(request),
      })
      return sendFile(reply, { type: CALENDAR, name: 'ticket.ics' }, calendar)
    },
  )

  app.get(
    `${ORDER_PATH}tickets.ics`,
    {
      schema: {
        operationId: 'getOrderTicketsCalendar',
        tags,
        description: 'The dates of the valid tickets of an order.',
        params: OrderParams,
        querystring: InLanguage,
        response: { ...calendarResponse, ...errorResponses(400, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const { language, shown } = await listOfOrder(request, request.params.hash)
      const rows = shown.flatMap(({ row, ticket }) => (ticket.calendar_url === null ? [] : [row]))
      if (rows.length === 0) throw wrongState('noFile', 'no_file', language)
      return sendFile(reply, { type: CALENDAR, name: 'tickets.ics' }, ticketCalendar(rows, language))
    },
  )

  app.get(
    '/v1/api/tickets/calendar.ics',
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'getTicketsCalendar',
        tags,
        description: 'The dates of all tickets of the visitor that can still be used.',
        querystring: InLanguage,
        response: { ...calendarResponse, ...errorResponses(400, 401) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      const calendar = await getAccountCalendar(queries, { accountId, language: languageOf(request) })
      return sendFile(reply, { type: CALENDAR, name: 'tickets.ics' }, calendar)
    },
  )

  app.get(
    `${PATH}ticket.pkpass`,
    {
      schema: {
        operationId: 'getApplePass',
        tags,
        description: 'The pass for Apple Wallet. 404 where that is not configured.',
        params: TicketParams,
        querystring: InLanguage,
        response: { 200: streamResponse('The pass.', [PASS]), ...errorResponses(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      if (wallets?.apple === undefined) throw notFound()
      const language = languageOf(request)
      const ticket = await findCoded(request, request.params.ticket, language)
      // Loaded lazily: few processes sign passes.
      const { writeApplePass } = await import('./apple-wallet.ts')
      const poster = await readPoster(media, ticket.row.picture)
      const bytes = await writeApplePass(wallets.apple, { ...ticket, language, poster })
      return sendFile(reply, { type: PASS, name: 'ticket.pkpass' }, bytes)
    },
  )

  app.get(
    `${PATH}google-wallet/`,
    {
      schema: {
        operationId: 'openGoogleWallet',
        tags,
        description: 'Redirects to Google Wallet with the signed ticket. 404 where that is not configured.',
        params: TicketParams,
        querystring: InLanguage,
        response: { 302: Type.Null(), ...errorResponses(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      if (wallets?.google === undefined) throw notFound()
      const language = languageOf(request)
      const ticket = await findCoded(request, request.params.ticket, language)
      const { googleWalletUrl } = await import('./google-wallet.ts')
      const url = await googleWalletUrl(wallets.google, { ...ticket, language, now: new Date() })
      return reply.header('Cache-Control', 'private, no-store').redirect(url, 302)
    },
  )
}
