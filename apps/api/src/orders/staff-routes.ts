import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { onlyStaff, requireStaff } from '../account/visitor.ts'
import { errorResponses } from '../http/error-schema.ts'
import { pageOf, toPage, windowOf } from '../http/pagination.ts'
import { cleanLine, optionalBody } from '../http/request-body.ts'
import { schemaRef } from '../http/schemas.ts'
import { cancelAny } from './cancel-order.ts'
import { changeOrder, type OrderDeps } from './deps.ts'
import { collectCash, fulfilOrder } from './fulfil-order.ts'
import { OrderSchema } from './order.ts'
import { loadAnyOrder } from './order-access.ts'
import { orderReads } from './queries/read.ts'
import { refundOrder } from './refund-order.ts'
import {
  CancelSchema,
  changeErrorResponses,
  FulfilmentSchema,
  KeyHeaders,
  OrderParams,
  RefundSchema,
  RequiredKeyHeaders,
  readAmount,
  readSearch,
  StaffQuery,
} from './requests.ts'
import { showRow } from './show-order.ts'
import { toOrder } from './to-order.ts'

const tags = ['staff']
const PATH = '/v1/api/staff/orders/'

/** All orders, for staff. */
export const staffOrderRoutes: FastifyPluginAsyncTypebox<OrderDeps> = async (app, deps) => {
  const { database, money } = deps
  app.addHook('preValidation', onlyStaff)

  /** Loads any order, but scopes the idempotency key by staff account. */
  async function change(
    request: FastifyRequest,
    { id, asked, act }: Pick<Parameters<typeof changeOrder>[1], 'asked' | 'act'> & { id: string },
  ) {
    const { id: staffId } = await requireStaff(request)
    const { row, audience } = await loadAnyOrder(deps, id)
    return changeOrder(request, { database, orderId: row.id, scope: `staff ${staffId}`, audience, asked, act })
  }

  app.get(
    PATH,
    {
      schema: {
        operationId: 'listStaffOrders',
        tags,
        querystring: StaffQuery,
        response: { 200: pageOf(schemaRef(OrderSchema)), ...errorResponses(400, 401, 403) },
      },
    },
    async ({ query, language }) => {
      const { count, rows } = await orderReads(database).listFound(readSearch(query), windowOf(query))
      const { page: _, page_size: __, ...filters } = query
      const orders = rows.map((row) => toOrder(row, { language, goods: [] }))
      return toPage(PATH, query, count, orders, filters)
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      schema: {
        operationId: 'getStaffOrder',
        tags,
        params: OrderParams,
        response: { 200: schemaRef(OrderSchema), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { row, audience } = await loadAnyOrder(deps, request.params.id)
      return showRow(database, row, { audience, language: request.language })
    },
  )

  app.post(
    `${PATH}:id/fulfilment/`,
    {
      schema: {
        operationId: 'fulfilOrder',
        tags,
        headers: KeyHeaders,
        params: OrderParams,
        body: FulfilmentSchema,
        response: { 200: schemaRef(OrderSchema), ...changeErrorResponses(401) },
      },
    },
    (request) => {
      const { params, body, language } = request
      const tracking = body.tracking === undefined ? undefined : cleanLine(body.tracking)
      return change(request, {
        id: params.id,
        asked: ['fulfilment', body.status, tracking],
        act: (inside, order) => fulfilOrder(inside, order, { to: body.status, tracking, money, language }),
      })
    },
  )

  app.post(
    `${PATH}:id/collect/`,
    {
      schema: {
        operationId: 'collectCash',
        tags,
        description: 'Records that the courier has collected the cash.',
        headers: KeyHeaders,
        params: OrderParams,
        response: { 200: schemaRef(OrderSchema), ...changeErrorResponses(401) },
      },
    },
    (request) =>
      change(request, {
        id: request.params.id,
        asked: ['collect'],
        act: (inside, order) => collectCash(inside, order, request.language),
      }),
  )

  app.post(
    `${PATH}:id/refund/`,
    {
      schema: {
        operationId: 'refundOrder',
        tags,
        headers: RequiredKeyHeaders,
        params: OrderParams,
        body: RefundSchema,
        response: { 200: schemaRef(OrderSchema), ...changeErrorResponses(401, 406) },
      },
    },
    (request) => {
      const { params, body, language } = request
      const refund = {
        amount: readAmount(body.amount, language),
        lines: body.lines ?? [],
        reason: cleanLine(body.reason ?? ''),
      }
      return change(request, {
        id: params.id,
        asked: ['refund', refund],
        act: (inside, order) => refundOrder(inside, order, { ...refund, money, language }),
      })
    },
  )

  app.post(
    `${PATH}:id/cancel/`,
    {
      preValidation: [onlyStaff, optionalBody],
      schema: {
        operationId: 'cancelStaffOrder',
        tags,
        description: 'Refunds what was paid. A parcel that was shipped must be returned first.',
        headers: RequiredKeyHeaders,
        params: OrderParams,
        body: CancelSchema,
        response: { 200: schemaRef(OrderSchema), ...changeErrorResponses(401) },
      },
    },
    (request) => {
      const { params, body, language } = request
      const reason = cleanLine(body.reason ?? '')
      return change(request, {
        id: params.id,
        asked: ['cancel', reason],
        act: (inside, order) => cancelAny(inside, order, { money, language, reason }),
      })
    },
  )
}
