import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Gateway } from '../../basket/payment-methods.ts'
import { notFound } from '../../errors/api-error.ts'
import { stringEnum } from '../../http/schemas.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import type { Desk } from '../desk.ts'
import { findPayment } from '../find-payment.ts'
import { readHash, refusals } from '../requests.ts'
import { comeBack } from './come-back.ts'
import { OUTCOMES, type Outcome, pageOf } from './return-to-site.ts'

const MINUTE_SECONDS = 60
const MOST_FROM_ONE_ADDRESS = 120
const MOST_OF_ONE_PAYMENT = 20
const GATEWAYS = ['esewa', 'khalti', 'card'] as const satisfies readonly Gateway[]

const Way = { hash: Type.String(), provider: stringEnum(GATEWAYS) }
const tags = ['payments']
const response = { 303: Type.Null({ description: 'To a page of the site.' }), ...refusals(400, 404, 429) }

type Options = { desk: Desk; limits: RateLimitQueries }
type Params = { hash: string; provider: Gateway; outcome?: Outcome }

/** Where gateways send visitors back to. No login is asked for: whoever pays may come back in another browser. */
export const returnRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { desk, limits }) => {
  async function answer(request: FastifyRequest, reply: FastifyReply, { hash, provider, outcome }: Params) {
    const { clientAddress, language, log } = request
    const by = { seconds: MINUTE_SECONDS, language }
    await limits.limit({ key: `return from ${clientAddress}`, most: MOST_FROM_ONE_ADDRESS, ...by })
    await limits.limit({ key: `return of ${readHash(hash)}`, most: MOST_OF_ONE_PAYMENT, ...by })
    const row = await findPayment(desk.database, hash)
    if (row.method !== provider) throw notFound()
    const query = URL.parse(request.url, 'http://api.invalid')?.searchParams ?? new URLSearchParams()
    const page = isLookingAhead(request) ? pageOf(row) : await comeBack(desk, row, { query, outcome, log })
    return reply.redirect(page, 303)
  }

  app.get(
    '/v1/api/payments/:hash/return/:provider/',
    {
      schema: {
        operationId: 'returnFromGateway',
        tags,
        description: 'Asks the gateway for the status of the payment and redirects to the site.',
        params: Type.Object(Way),
        response,
      },
    },
    (request, reply) => answer(request, reply, request.params),
  )

  app.get(
    '/v1/api/payments/:hash/return/:provider/:outcome/',
    {
      schema: {
        operationId: 'returnFromGatewayWithOutcome',
        tags,
        description: 'The same with the parameters of the gateway, which are not trusted.',
        params: Type.Object({ ...Way, outcome: stringEnum(OUTCOMES) }),
        response,
      },
    },
    (request, reply) => answer(request, reply, request.params),
  )
}

/** A browser that guesses where its visitor will go, and a program that asks whether there is something. */
const isLookingAhead = ({ method, headers }: FastifyRequest) =>
  method === 'HEAD' || [headers['sec-purpose'], headers['purpose']].flat().some((word) => word?.includes('prefetch'))
