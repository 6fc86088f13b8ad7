import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Vat } from '../catalogue/price.ts'
import { notFound } from '../errors/api-error.ts'
import { type SiteOrigins, siteOrigin } from '../http/forwarded-headers.ts'
import { errorResponses, isUuid, schemaRef } from '../http/schemas.ts'
import type { PaymentActions } from '../orders/cancel-order.ts'
import { staffActor } from '../staff/access.ts'
import { readId } from '../tickets/check-in/check-in-list.ts'
import { type Connection, saleQueries } from './queries.ts'
import { BoxOfficeSchema, cancelSale, readBoxOffice, SaleInput, SaleSchema, sellForCash } from './sales.ts'

const PATH = '/v1/api/staff/box-office/:event_date_id/'
const tags = ['tickets']
const DateParams = { event_date_id: Type.String({ maxLength: 100 }) }
const SaleParams = Type.Object({
  ...DateParams,
  sale: Type.String({ maxLength: 100 }),
})

export const BOX_OFFICE_SCHEMAS = [SaleSchema, BoxOfficeSchema]

type Settings = { database: Connection; sites: SiteOrigins; money: PaymentActions; vat: Vat }

export const registerBoxOffice = (app: FastifyInstance, settings: Settings) => app.register(boxOfficeRoutes, settings)

/** Ticket sales at the venue, for staff. */
const boxOfficeRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, sites, money, vat }) => {
  const deps = { queries: saleQueries(database), money, vat }
  app.get(
    PATH,
    {
      config: { permission: 'box_office.read' },
      schema: {
        operationId: 'getBoxOffice',
        tags,
        description: 'What can be sold at the venue, the sales of the event date, and the cash of each device.',
        params: Type.Object(DateParams),
        response: { 200: schemaRef(BoxOfficeSchema), ...errorResponses(401, 403, 404) },
      },
    },
    ({ params, language }) => readBoxOffice(database, { eventDateId: idOf(params), language }),
  )

  app.post(
    `${PATH}sales/`,
    {
      config: { permission: 'box_office.write' },
      schema: {
        operationId: 'sellForCash',
        tags,
        description: 'Sells tickets for cash. A repeated sale id has the effect of one sale.',
        params: Type.Object(DateParams),
        body: SaleInput,
        response: { 200: schemaRef(SaleSchema), ...errorResponses(400, 401, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request) => {
      const by = await staffActor(request)
      const { body: input, language } = request
      const site = siteOrigin(request, sites)
      return sellForCash(deps, { input, eventDateId: idOf(request.params), by, site, language })
    },
  )

  app.post(
    `${PATH}sales/:sale/cancel/`,
    {
      config: { permission: 'box_office.write' },
      schema: {
        operationId: 'cancelCashSale',
        tags,
        description: 'Cancels a sale and records its refund in cash. Repeating it changes nothing.',
        params: SaleParams,
        response: { 200: schemaRef(SaleSchema), ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const by = await staffActor(request)
      const { params, language } = request
      if (!isUuid(params.sale)) throw notFound()
      return cancelSale(deps, { saleId: params.sale, eventDateId: idOf(params), by, language })
    },
  )
}

/** 404 for what is no event date. */
function idOf({ event_date_id: text }: { event_date_id: string }): number {
  const id = readId(text)
  if (id === undefined) throw notFound()
  return id
}
