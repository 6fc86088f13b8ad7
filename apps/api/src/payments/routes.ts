import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { optionalBody } from '../http/request-body.ts'
import { errorResponses, schemaRef } from '../http/schemas.ts'
import { REQUIRED_IDEMPOTENCY_KEY } from '../idempotency/queries.ts'
import { type RateLimitQueries, rateLimitQueries } from '../rate-limit/queries.ts'
import { cardWebhookRoutes } from './card-webhook.ts'
import { availableMethods, createAdapters, type PaymentDeps } from './deps.ts'
import { returnRoutes } from './gateway-return.ts'
import { initiate } from './initiate.ts'
import { HashParams, InitiateBody, PaymentSchema, readHash } from './payment.ts'
import { type Connection, findPayment } from './queries.ts'
import type { GatewaySettings } from './read-gateways.ts'
import { CashSettlementSchema, cashSettlementRoutes, UnsettledCashSchema } from './staff/cash-settlements.ts'
import { StaffPaymentSchema, StaffRefundSchema } from './staff/queries.ts'
import { staffPaymentRoutes } from './staff/routes.ts'
import { refreshPayment } from './status-sync/sync-payment.ts'
import { type PaymentOptions, toPayment } from './to-payment.ts'

const MINUTE_SECONDS = 60
// Many visitors may share one network address.
const MOST_FROM_ONE_ADDRESS = 120
const MOST_OF_ONE_PAYMENT = 20

const tags = ['payments']

type Options = { deps: PaymentDeps; options: PaymentOptions; limits: RateLimitQueries }

/** Routes for visitors: the hash is enough to pay. */
const paymentRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { deps, options, limits }) => {
  async function limit(what: string, { clientAddress, language }: FastifyRequest, hash: string) {
    const by = { seconds: MINUTE_SECONDS, language }
    await limits.limit({ key: `${what} from ${clientAddress}`, most: MOST_FROM_ONE_ADDRESS, ...by })
    await limits.limit({ key: `${what} of ${hash}`, most: MOST_OF_ONE_PAYMENT, ...by })
  }

  app.get(
    '/v1/api/payments/:hash/',
    {
      schema: {
        operationId: 'getPayment',
        tags,
        params: HashParams,
        response: { 200: schemaRef(PaymentSchema), ...errorResponses(404) },
      },
    },
    async ({ params: { hash }, language }) => toPayment(await findPayment(deps.database, hash), options, language),
  )

  app.post(
    '/v1/api/payments/:hash/initiate/',
    {
      preValidation: optionalBody,
      schema: {
        operationId: 'initiatePayment',
        tags,
        description:
          'Starts a payment. A retry after a failure, or with another method, is a new payment with its own hash. Started payments of the order are checked first: if one is paid, it is the response, and nothing is started. An order with tickets of a cancelled date is refused with 409 `event_cancelled`.',
        params: HashParams,
        headers: Type.Object(REQUIRED_IDEMPOTENCY_KEY),
        body: InitiateBody,
        response: { 200: schemaRef(PaymentSchema), ...errorResponses(400, 404, 406, 409, 413, 415, 422, 429, 503) },
      },
    },
    async (request) => {
      const { language, headers } = request
      const hash = readHash(request.params.hash)
      await limit('initiate', request, hash)
      const asked = { hash, method: request.body.payment_method, key: headers['idempotency-key'], language }
      return toPayment(await initiate(deps, options, { ...asked, log: request.log }), options, language)
    },
  )

  app.post(
    '/v1/api/payments/:hash/refresh/',
    {
      preValidation: optionalBody,
      schema: {
        operationId: 'refreshPayment',
        tags,
        description: 'Asks the gateway for the current status; for a page that waits for the result.',
        params: HashParams,
        body: Type.Object({}),
        response: { 200: schemaRef(PaymentSchema), ...errorResponses(400, 404, 413, 415, 429) },
      },
    },
    async (request) => {
      const hash = readHash(request.params.hash)
      await limit('refresh', request, hash)
      const { row, isKnown } = await refreshPayment(deps, await findPayment(deps.database, hash), request.log)
      const is_unpaid = isKnown && row.status === 'started' && !row.is_pending
      return { ...toPayment(row, options, request.language), is_unpaid }
    },
  )
}

export const PAYMENT_SCHEMAS = [
  PaymentSchema,
  StaffRefundSchema,
  StaffPaymentSchema,
  UnsettledCashSchema,
  CashSettlementSchema,
]

type Parts = { database: Connection; codAllowed: boolean }

/** Registers the payment routes. */
export function registerPayments(
  app: FastifyInstance,
  { database, codAllowed }: Parts,
  settings: GatewaySettings = {},
) {
  const deps = { database, adapters: createAdapters(settings) }
  const limits = rateLimitQueries(database)
  const options = { gateways: availableMethods(settings), codAllowed }
  app.register(paymentRoutes, { deps, options, limits })
  app.register(returnRoutes, { deps, limits })
  app.register(cardWebhookRoutes, { deps })
  app.register(staffPaymentRoutes, { deps })
  app.register(cashSettlementRoutes, { deps })
}
