import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { requireAccount } from '../account/sessions.ts'
import { notFound } from '../errors/api-error.ts'
import { cleanLine, optionalBody } from '../http/request-body.ts'
import { errorResponses, pageOf, schemaRef, toPage, windowOf } from '../http/schemas.ts'
import { staffActor } from '../staff/access.ts'
import { recordStaffEvent } from '../staff/audit/queries.ts'
import { refundLimitOf } from '../staff/permissions.ts'
import { cancelAny } from './cancel-order.ts'
import { OrderSchema } from './order.ts'
import { loadAnyOrder } from './order-access.ts'
import { orderReads } from './queries/read.ts'
import { inTransaction, type LockedOrder, orderUpdates } from './queries/update.ts'
import { cancelItems, refundOrder, workOutRefund } from './refund-order.ts'
import {
  CancelItemsSchema,
  CancelSchema,
  changeErrorResponses,
  changeOrder,
  FulfilmentSchema,
  KeyHeaders,
  type OrderDeps,
  OrderParams,
  RefundQuoteInput,
  RefundSchema,
  RequiredKeyHeaders,
  readRefund,
  readSearch,
  StaffQuery,
} from './requests.ts'
import { collectCash } from './settle-order.ts'
import { followParcels, fulfilOrder } from './shipments/shipments.ts'
import { RefundQuoteSchema, StaffOrderSchema, showStaffOrder, toQuote, toStaffOrders } from './staff/staff-order.ts'

const tags = ['staff']
const PATH = '/v1/api/staff/orders/'
const read = { permission: 'orders.read' } as const
const write = { permission: 'orders.write' } as const
/** Cancelling also refunds what was paid. */
const refundsWrite = { permission: 'refunds.write' } as const

/** All orders, for staff. */
export const staffOrderRoutes: FastifyPluginAsyncTypebox<OrderDeps> = async (app, deps) => {
  const { database, money } = deps

  /** Loads any order, but scopes the idempotency key by staff account. */
  async function change(
    request: FastifyRequest,
    { id, asked, act }: Pick<Parameters<typeof changeOrder>[1], 'asked' | 'act'> & { id: string },
  ) {
    const actor = await staffActor(request)
    const { row, audience } = await loadAnyOrder(deps, id)
    return changeOrder(request, {
      ...{ database, orderId: row.id, scope: `staff ${actor.accountId}`, audience, asked },
      async act(inside, order) {
        await act(inside, order)
        const changed = await orderUpdates(inside).lockOrder(order.id)
        const thing = { kind: 'order', id: row.number }
        await recordStaffEvent(inside, actor, { thing, before: factsOf(order), after: changed && factsOf(changed) })
      },
    })
  }

  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'listStaffOrders',
        tags,
        querystring: StaffQuery,
        response: { 200: pageOf(schemaRef(StaffOrderSchema)), ...errorResponses(400, 401, 403) },
      },
    },
    async ({ query, language }) => {
      const { count, rows } = await orderReads(database).listFound(readSearch(query), windowOf(query))
      const { page: _, page_size: __, ...filters } = query
      const orders = await toStaffOrders(database, rows, language)
      return toPage(PATH, query, count, orders, filters)
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      config: read,
      schema: {
        operationId: 'getStaffOrder',
        tags,
        params: OrderParams,
        response: { 200: schemaRef(StaffOrderSchema), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { row } = await loadAnyOrder(deps, request.params.id)
      return showStaffOrder(database, row, request.language)
    },
  )

  app.post(
    `${PATH}:id/fulfilment/`,
    {
      config: write,
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
      config: write,
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
      config: refundsWrite,
      schema: {
        operationId: 'refundOrder',
        tags,
        description:
          'Copies that were not sent are not sent any more. `getRefundQuote` gives the sum before. Some roles may refund only a limited amount of an order.',
        headers: RequiredKeyHeaders,
        params: OrderParams,
        body: RefundSchema,
        response: { 200: schemaRef(OrderSchema), ...changeErrorResponses(401, 406) },
      },
    },
    async (request) => {
      const { params, body, language } = request
      const refund = readRefund(body, language)
      // Not in the idempotency hash: after a refund, a repeated request may expect the price of the next copy.
      const { expected: _, ...asked } = refund
      const limit = await limitOf(request)
      return change(request, {
        id: params.id,
        asked: ['refund', asked],
        act: (inside, order) => refundOrder(inside, order, { ...refund, limit, money, language }),
      })
    },
  )

  app.post(
    `${PATH}:id/refund/quote/`,
    {
      config: { permission: 'refunds.read' },
      schema: {
        operationId: 'getRefundQuote',
        tags,
        description: 'What a refund would give back, with the share of the discounts. Changes nothing.',
        params: OrderParams,
        body: RefundQuoteInput,
        response: { 200: schemaRef(RefundQuoteSchema), ...changeErrorResponses(401, 406) },
      },
    },
    async (request) => {
      const { params, body, language } = request
      const refund = readRefund(body, language)
      const { row } = await loadAnyOrder(deps, params.id)
      const limit = await limitOf(request)
      return inTransaction(database, async (inside) => {
        const order = await orderUpdates(inside).lockOrder(row.id)
        if (!order) throw notFound()
        return toQuote(order, workOutRefund(order, { ...refund, language }), limit)
      })
    },
  )

  app.post(
    `${PATH}:id/items/cancel/`,
    {
      config: write,
      schema: {
        operationId: 'cancelOrderItems',
        tags,
        description: 'Cancels copies that were not sent, without a refund; they can be refunded later.',
        headers: KeyHeaders,
        params: OrderParams,
        body: CancelItemsSchema,
        response: { 200: schemaRef(OrderSchema), ...changeErrorResponses(401, 406) },
      },
    },
    (request) => {
      const { params, body, language } = request
      const cancelled = { lines: body.lines, reason: cleanLine(body.reason ?? '') }
      return change(request, {
        id: params.id,
        asked: ['cancel items', cancelled],
        act: (inside, order) => cancelItems(inside, order, { ...cancelled, language }),
      })
    },
  )

  app.post(
    `${PATH}:id/cancel/`,
    {
      config: refundsWrite,
      preValidation: optionalBody,
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
    async (request) => {
      const { params, body, language } = request
      const reason = cleanLine(body.reason ?? '')
      const limit = await limitOf(request)
      return change(request, {
        id: params.id,
        asked: ['cancel', reason],
        async act(inside, order) {
          await cancelAny(inside, order, { money, language, reason, limit })
          await followParcels(inside, order.id, [])
        },
      })
    },
  )
}

/** The most that the caller may refund of an order. */
const limitOf = async (request: FastifyRequest) =>
  refundLimitOf((await requireAccount(request)).membership?.roles ?? [])

const factsOf = ({ status, payment_status, fulfilment_status, refunded, lines }: LockedOrder) => ({
  status,
  payment_status,
  fulfilment_status,
  refunded,
  cancelled_copies: lines.reduce((sum, line) => sum + line.cancelled_quantity, 0),
})
