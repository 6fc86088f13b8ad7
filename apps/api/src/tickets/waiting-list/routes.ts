import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../../account/sessions.ts'
import { setToken } from '../../basket/basket-cookie.ts'
import { basketErrorResponses, basketRequestOf, ChangeHeaders } from '../../basket/requests.ts'
import { BasketSchema } from '../../basket/schemas.ts'
import type { ShopConfig } from '../../basket/to-basket.ts'
import { type SiteOrigins, siteOrigin } from '../../http/forwarded-headers.ts'
import { emailProblem, parseEmail, validateFields } from '../../http/request-body.ts'
import { errorResponses, schemaRef } from '../../http/schemas.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import { addOfferToBasket, getOffer } from './offers.ts'
import { type Connection, waitingQueries } from './queries.ts'
import {
  getWaitingPlace,
  joinWaitingList,
  leaveWaitingList,
  listWaitingPlaces,
  SeatOfferSchema,
  WaitingPlaceSchema,
} from './waiting-list.ts'

const HOUR_SECONDS = 60 * 60
const MOST_TO_ONE = 10
const MOST_FROM_ONE = 30
const LARGEST_QUANTITY = 99
const LARGEST_ID = 2_147_483_647
const PLACE = '/v1/api/waiting-list/:token/'
const OFFER = '/v1/api/waiting-list/offers/:token/'

const tags = ['tickets']
const Token = Type.Object({ token: Type.String({ maxLength: 200 }) })

const WishSchema = Type.Object({
  ticket_type: Type.Integer({ minimum: 1, maximum: LARGEST_ID }),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY, description: 'Default: 1.' })),
  email: Type.Optional(Type.String({ maxLength: 2000, description: 'Default: the address of the account.' })),
})

type Settings = { database: Connection; limits: RateLimitQueries; sites: SiteOrigins; terms: ShopConfig }

export const waitingRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, limits, sites, terms }) => {
  const queries = waitingQueries(database)

  app.post(
    '/v1/api/events/:slug/waiting-list/',
    {
      schema: {
        operationId: 'joinWaitingList',
        tags,
        description: 'For sold-out ticket types. An existing position is kept.',
        params: Type.Object({ slug: Type.String() }),
        body: WishSchema,
        response: { 201: schemaRef(WaitingPlaceSchema), ...errorResponses(400, 403, 404, 406, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { language, body, clientAddress, params } = request
      const visitor = await request.account()
      const written = body.email ?? visitor?.email ?? ''
      validateFields({ email: emailProblem(written) }, language)
      const email = parseEmail(written) ?? ''
      const limit = (name: string, most: number) =>
        limits.limit({ key: `waiting list ${name}`, most, seconds: HOUR_SECONDS, language })
      await limit(`from ${clientAddress}`, MOST_FROM_ONE)
      await limit(`to ${email}`, MOST_TO_ONE)
      const { ticket_type: ticketTypeId, quantity = 1 } = body
      const input = { ...params, ticketTypeId, quantity, email, visitor, site: siteOrigin(request, sites), language }
      return reply.code(201).send(await joinWaitingList(queries, input))
    },
  )

  app.get(
    '/v1/api/waiting-list/',
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'listWaitingListEntries',
        tags,
        description: 'What the visitor waits for, the next event first: the first 100 entries that are still open.',
        response: { 200: Type.Array(schemaRef(WaitingPlaceSchema)), ...errorResponses(401) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      return listWaitingPlaces(queries, { accountId, language: request.language })
    },
  )

  app.get(
    PLACE,
    {
      schema: {
        operationId: 'getWaitingListEntry',
        tags,
        params: Token,
        response: { 200: schemaRef(WaitingPlaceSchema), ...errorResponses(404) },
      },
    },
    ({ params, language }) => getWaitingPlace(queries, { ...params, language }),
  )

  app.delete(
    PLACE,
    {
      schema: {
        operationId: 'leaveWaitingList',
        tags,
        description: 'Also releases the tickets that were held.',
        params: Token,
        response: { 200: schemaRef(WaitingPlaceSchema), ...errorResponses(403, 404) },
      },
    },
    async ({ params, language }) => {
      await leaveWaitingList(queries, { ...params, language })
      return getWaitingPlace(queries, { ...params, language })
    },
  )

  app.get(
    OFFER,
    {
      schema: {
        operationId: 'getTicketOffer',
        tags,
        description: 'What the link in the email shows. Changes nothing.',
        params: Token,
        response: { 200: schemaRef(SeatOfferSchema), ...errorResponses(404) },
      },
    },
    ({ params, language }) => getOffer(queries, { ...params, language }),
  )

  app.post(
    `${OFFER}basket/`,
    {
      schema: {
        operationId: 'putOfferIntoBasket',
        tags,
        description:
          'Adds the offered tickets to the buy-now basket (`mode=buy-now`); the checkout needs the same secret as `offer`.',
        params: Token,
        headers: ChangeHeaders,
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(404, 406, 409, 422) },
      },
    },
    async (request, reply) => {
      const asked = { token: request.params.token, visit: basketRequestOf(request) }
      const { basket, newToken } = await addOfferToBasket({ database, queries, terms }, asked)
      if (newToken !== undefined) setToken(reply, newToken)
      return basket
    },
  )
}
