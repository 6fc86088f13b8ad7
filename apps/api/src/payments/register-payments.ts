import type { FastifyInstance } from 'fastify'
import { rateLimitQueries } from '../rate-limit/queries.ts'
import { adaptersOf } from './adapters-of.ts'
import { availableMethods } from './available-methods.ts'
import { cardWebhookRoutes } from './card-webhook/routes.ts'
import { PaymentSchema } from './payment.ts'
import type { Connection } from './queries.ts'
import type { GatewaySettings } from './read-gateways.ts'
import { returnRoutes } from './returning/routes.ts'
import { paymentRoutes } from './routes.ts'
import { StaffPaymentSchema, StaffRefundSchema } from './staff/refund.ts'
import { staffPaymentRoutes } from './staff/routes.ts'

export const PAYMENT_SCHEMAS = [PaymentSchema, StaffRefundSchema, StaffPaymentSchema]

type Parts = { database: Connection; codAllowed: boolean }

/** Money: who is asked for it, how it comes, and how it goes back. */
export function registerPayments(
  app: FastifyInstance,
  { database, codAllowed }: Parts,
  settings: GatewaySettings = {},
) {
  const desk = { database, adapters: adaptersOf(settings) }
  const limits = rateLimitQueries(database)
  const till = { gateways: availableMethods(settings), codAllowed }
  app.register(paymentRoutes, { desk, till, limits })
  app.register(returnRoutes, { desk, limits })
  app.register(cardWebhookRoutes, { desk })
  app.register(staffPaymentRoutes, { desk })
}
