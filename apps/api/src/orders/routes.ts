import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { setToken } from '../basket/basket-cookie.ts'
import { basketRequestOf } from '../basket/requests.ts'
import { errorResponses, schemaRef } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { cancelOwn } from './cancel-order.ts'
import { INVOICE_RESPONSES, sendInvoice } from './invoice/invoice.ts'
import { OrderLineSchema, OrderSchema } from './order.ts'
import { loadOrderByHash, loadVerifiedOrder, setProofCookie, trackOrder, verifyContact } from './order-access.ts'
import { OrderAgainSchema, orderAgain } from './order-again.ts'
import { ownerOrderRoutes } from './owner-routes.ts'
import { ReceiptSchema, showReceipt } from './receipt/receipt.ts'
import {
  changeErrorResponses,
  changeOrder,
  HashParams,
  KeyHeaders,
  type OrderDeps,
  ProofSchema,
  RequiredKeyHeaders,
  TrackSchema,
} from './requests.ts'
import { ShipmentConflictSchema, shipmentRoutes } from './shipments/routes.ts'
import { ShipmentSchema } from './shipments/shipments.ts'
import { showRow } from './show-order.ts'
import { staffOrderWorkRoutes } from './staff/routes.ts'
import { OrderNoteSchema, RefundQuoteSchema, StaffOrderSchema } from './staff/staff-order.ts'
import { staffOrderRoutes } from './staff-routes.ts'

const tags = ['orders']
const HASH_PATH = '/v1/api/orders/by-hash/:hash/'

/** Orders by hash, for guests. */
const hashOrderRoutes: FastifyPluginAsyncTypebox<OrderDeps> = async (app, deps) => {
  const { database, money } = deps

  app.get(
    HASH_PATH,
    {
      schema: {
        operationId: 'getOrderByHash',
        tags,
        description:
          'Two days after the order was placed, personal data is masked until the visitor enters its email address or phone number.',
        params: HashParams,
        response: { 200: schemaRef(OrderSchema), ...errorResponses(404, 429) },
      },
    },
    async (request) => {
      const { row, audience } = await loadOrderByHash(deps, request, request.params.hash)
      return showRow(database, row, { audience, language: request.language })
    },
  )

  app.get(
    `${HASH_PATH}receipt/`,
    {
      schema: {
        operationId: 'getReceiptByHash',
        tags,
        params: HashParams,
        response: { 200: schemaRef(ReceiptSchema), ...errorResponses(404, 409, 429) },
      },
    },
    async (request) => {
      const reached = await loadOrderByHash(deps, request, request.params.hash)
      return showReceipt(deps, { ...reached, language: request.language })
    },
  )

  app.get(
    `${HASH_PATH}invoice.pdf`,
    {
      schema: {
        operationId: 'getInvoiceByHash',
        tags,
        params: HashParams,
        response: { ...INVOICE_RESPONSES, ...errorResponses(403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const { row } = await loadVerifiedOrder(deps, request, request.params.hash)
      return sendInvoice(deps, reply, row)
    },
  )

  app.post(
    `${HASH_PATH}cancel/`,
    {
      schema: {
        operationId: 'cancelOrderByHash',
        tags,
        headers: RequiredKeyHeaders,
        params: HashParams,
        response: { 200: schemaRef(OrderSchema), ...changeErrorResponses(406, 429) },
      },
    },
    async (request) => {
      const { row, audience } = await loadVerifiedOrder(deps, request, request.params.hash)
      return changeOrder(request, {
        database,
        orderId: row.id,
        scope: `hash ${row.hash}`,
        audience,
        asked: ['cancel'],
        act: (inside, order) => cancelOwn(inside, order, { money, language: request.language }),
      })
    },
  )

  app.post(
    `${HASH_PATH}again/`,
    {
      schema: {
        operationId: 'orderAgain',
        tags,
        description: 'Adds to the cart of the visitor what can still be sold of the order.',
        headers: KeyHeaders,
        params: HashParams,
        response: { 200: schemaRef(OrderAgainSchema), ...changeErrorResponses(406, 429) },
      },
    },
    async (request, reply) => {
      const { row } = await loadVerifiedOrder(deps, request, request.params.hash)
      const { result, newToken } = await orderAgain({ database, ...deps.shop }, basketRequestOf(request), row)
      if (newToken !== undefined) setToken(reply, newToken)
      return result
    },
  )

  app.post(
    `${HASH_PATH}prove/`,
    {
      schema: {
        operationId: 'verifyOrder',
        tags,
        description:
          'With the email address or phone number of the order, this browser sees the whole order for an hour.',
        params: HashParams,
        body: ProofSchema,
        response: { 200: schemaRef(OrderSchema), ...errorResponses(400, 403, 404, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { order, token } = await verifyContact(deps, request, { hash: request.params.hash, sent: request.body })
      setProofCookie(reply, token)
      return order
    },
  )

  app.post(
    '/v1/api/orders/track/',
    {
      schema: {
        operationId: 'trackOrder',
        tags,
        description:
          'The answer is the same whether or not the order exists. The link is sent to the email address of the order, also when the order was found by its phone number: text messages are not supported.',
        body: TrackSchema,
        response: { 202: Type.Object({ detail: Type.String() }), ...errorResponses(400, 403, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      await trackOrder(deps, request, request.body)
      return reply.code(202).send({ detail: MESSAGES[request.language].orders.linkSent })
    },
  )
}

/** Schemas of the routes; added to the app before them. */
export const ORDER_SCHEMAS = [
  OrderLineSchema,
  OrderSchema,
  ReceiptSchema,
  OrderAgainSchema,
  ShipmentSchema,
  ShipmentConflictSchema,
  OrderNoteSchema,
  StaffOrderSchema,
  RefundQuoteSchema,
]

export const orderRoutes: FastifyPluginAsyncTypebox<OrderDeps> = async (app, deps) => {
  app.register(ownerOrderRoutes, deps)
  app.register(hashOrderRoutes, deps)
  app.register(staffOrderRoutes, deps)
  app.register(staffOrderWorkRoutes, deps)
  app.register(shipmentRoutes, deps)
}
