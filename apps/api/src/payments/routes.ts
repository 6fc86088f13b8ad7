import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { optionalBody } from '../http/request-body.ts'
import { schemaRef } from '../http/schemas.ts'
import { REQUIRED_IDEMPOTENCY_KEY } from '../idempotency/idempotency-key.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import type { Desk } from './desk.ts'
import { findPayment } from './find-payment.ts'
import { PaymentSchema } from './payment.ts'
import { refreshPayment } from './refresh-payment.ts'
import { HashParams, InitiateBody, readHash, refusals } from './requests.ts'
import { initiate } from './starting/initiate.ts'
import { type Till, toPayment } from './to-payment.ts'

const MINUTE_SECONDS = 60
// A whole town may stand behind one address.
const MOST_FROM_ONE_ADDRESS = 120
const MOST_OF_ONE_PAYMENT = 20

const tags = ['payments']

type Options = { desk: Desk; till: Till; limits: RateLimitQueries }

/** What a visitor does with a payment: whoever has its hash may pay it. */
export const paymentRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { desk, till, limits }) => {
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
        response: { 200: schemaRef(PaymentSchema), ...refusals(404) },
      },
    },
    async ({ params: { hash }, language }) => toPayment(await findPayment(desk.database, hash), till, language),
  )

  app.post(
    '/v1/api/payments/:hash/initiate/',
    {
      preValidation: optionalBody,
      schema: {
        operationId: 'initiatePayment',
        tags,
        description:
          'Starts a payment. A retry after a failure, or with another method, is a new payment with its own hash.',
        params: HashParams,
        headers: Type.Object(REQUIRED_IDEMPOTENCY_KEY),
        body: InitiateBody,
        response: { 200: schemaRef(PaymentSchema), ...refusals(400, 404, 406, 409, 413, 415, 422, 429, 503) },
      },
    },
    async (request) => {
      const { language, headers } = request
      const hash = readHash(request.params.hash)
      await limit('initiate', request, hash)
      const asked = { hash, method: request.body.payment_method, key: headers['idempotency-key'], language }
      return toPayment(await initiate(desk, till, asked), till, language)
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
        response: { 200: schemaRef(PaymentSchema), ...refusals(400, 404, 413, 415, 429) },
      },
    },
    async (request) => {
      const hash = readHash(request.params.hash)
      await limit('refresh', request, hash)
      const row = await refreshPayment(desk, await findPayment(desk.database, hash), request.log)
      return toPayment(row, till, request.language)
    },
  )
}
