import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Desk } from './desk.ts'
import { hashOrderRoutes } from './hash-routes.ts'
import { OrderSchema } from './order.ts'
import { OrderLineSchema } from './order-line.ts'
import { ownerOrderRoutes } from './owner-routes.ts'
import { ReceiptSchema } from './receipt/receipt.ts'
import { staffOrderRoutes } from './staff-routes.ts'

/** What the routes name; added to the app before them. */
export const ORDER_SCHEMAS = [OrderLineSchema, OrderSchema, ReceiptSchema]

export const orderRoutes: FastifyPluginAsyncTypebox<Desk> = async (app, desk) => {
  app.register(ownerOrderRoutes, desk)
  app.register(hashOrderRoutes, desk)
  app.register(staffOrderRoutes, desk)
}
