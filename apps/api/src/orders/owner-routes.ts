import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { onlyLoggedIn, requireAccount } from '../account/sessions.ts'
import { notFound } from '../errors/api-error.ts'
import { errorResponses, PageQuery, pageOf, schemaRef, toPage, windowOf } from '../http/schemas.ts'
import { cancelOwn } from './cancel-order.ts'
import { INVOICE_RESPONSES, sendInvoice } from './invoice/invoice.ts'
import { OrderLineSchema, OrderSchema } from './order.ts'
import { loadOwnOrder } from './order-access.ts'
import { orderReads } from './queries/read.ts'
import { ReceiptSchema, showReceipt } from './receipt/receipt.ts'
import {
  changeErrorResponses,
  changeOrder,
  LineParams,
  type OrderDeps,
  OrderParams,
  RequiredKeyHeaders,
} from './requests.ts'
import { showRow } from './show-order.ts'
import { toOrder } from './to-order.ts'

const tags = ['orders']
const PATH = '/v1/api/orders/'

/** Orders of the logged-in account. */
export const ownerOrderRoutes: FastifyPluginAsyncTypebox<OrderDeps> = async (app, deps) => {
  const { database, money } = deps
  app.addHook('preValidation', onlyLoggedIn)

  async function readLines(request: FastifyRequest, orderId: string) {
    const { row } = await loadOwnOrder(deps, request, orderId)
    return toOrder(row, { language: request.language, goods: [] }).lines
  }

  app.get(
    PATH,
    {
      schema: {
        operationId: 'listOrders',
        tags,
        description: 'The newest first. The digital items of an order are listed in the order itself.',
        querystring: PageQuery,
        response: { 200: pageOf(schemaRef(OrderSchema)), ...errorResponses(400, 401) },
      },
    },
    async (request) => {
      const { query, language } = request
      const { id } = await requireAccount(request)
      const { count, rows } = await orderReads(database).listOfAccount(id, windowOf(query))
      return toPage(
        PATH,
        query,
        count,
        rows.map((row) => toOrder(row, { language, goods: [] })),
      )
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      schema: {
        operationId: 'getOrder',
        tags,
        params: OrderParams,
        response: { 200: schemaRef(OrderSchema), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { row, audience } = await loadOwnOrder(deps, request, request.params.id)
      return showRow(database, row, { audience, language: request.language })
    },
  )

  app.get(
    `${PATH}:id/lines/`,
    {
      schema: {
        operationId: 'listOrderLines',
        tags,
        params: OrderParams,
        response: { 200: pageOf(schemaRef(OrderLineSchema)), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const lines = await readLines(request, request.params.id)
      return { count: lines.length, next: null, previous: null, results: lines }
    },
  )

  app.get(
    `${PATH}:id/lines/:line/`,
    {
      schema: {
        operationId: 'getOrderLine',
        tags,
        params: LineParams,
        response: { 200: schemaRef(OrderLineSchema), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const lines = await readLines(request, request.params.id)
      const line = lines.find(({ id }) => id === request.params.line)
      if (!line) throw notFound()
      return line
    },
  )

  app.get(
    `${PATH}:id/receipt/`,
    {
      schema: {
        operationId: 'getReceipt',
        tags,
        params: OrderParams,
        response: { 200: schemaRef(ReceiptSchema), ...errorResponses(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const reached = await loadOwnOrder(deps, request, request.params.id)
      return showReceipt(deps, { ...reached, language: request.language })
    },
  )

  app.get(
    `${PATH}:id/invoice.pdf`,
    {
      schema: {
        operationId: 'getInvoice',
        tags,
        params: OrderParams,
        response: { ...INVOICE_RESPONSES, ...errorResponses(401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const { row } = await loadOwnOrder(deps, request, request.params.id)
      return sendInvoice(deps, reply, row)
    },
  )

  app.post(
    `${PATH}:id/cancel/`,
    {
      schema: {
        operationId: 'cancelOrder',
        tags,
        description:
          'Allowed while `can_cancel` is true. Payments are refunded through their gateway, or by hand where it has no refunds.',
        headers: RequiredKeyHeaders,
        params: OrderParams,
        response: { 200: schemaRef(OrderSchema), ...changeErrorResponses(401, 406) },
      },
    },
    async (request) => {
      const { row, audience } = await loadOwnOrder(deps, request, request.params.id)
      return changeOrder(request, {
        database,
        orderId: row.id,
        scope: `account ${row.account_id}`,
        audience,
        asked: ['cancel'],
        act: (inside, order) => cancelOwn(inside, order, { money, language: request.language }),
      })
    },
  )
}
