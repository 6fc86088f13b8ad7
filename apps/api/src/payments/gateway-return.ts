import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Gateway } from '../basket/payment-methods.ts'
import { notFound } from '../errors/api-error.ts'
import { errorResponses, stringEnum } from '../http/schemas.ts'
import type { Log } from '../jobs/queries.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { InvalidSignature } from './adapters/adapter.ts'
import type { PaymentDeps } from './deps.ts'
import { type PaymentState, readHash } from './payment.ts'
import { findPayment, type PaymentRow, paymentStatements } from './queries.ts'
import { refreshPayment } from './status-sync/sync-payment.ts'

const OUTCOMES = ['success', 'failure', 'cancelled'] as const
type Outcome = (typeof OUTCOMES)[number]

/** Payments that are pending or under review have their own page. */
const PAGES: Partial<Record<PaymentState, Outcome>> = {
  paid: 'success',
  partially_refunded: 'success',
  refunded: 'success',
  failed: 'failure',
  expired: 'failure',
  cancelled: 'cancelled',
}

/**
 * The page of the site to return to, by the status of the payment and not by the parameters. A visitor who cancels an
 * unpaid payment gets the page for cancelled payments; that changes nothing.
 */
function pageOf({ site, language, hash, status }: PaymentRow, unpaid?: Outcome): string {
  const home = `${site}${language === 'ne' ? '/ne' : ''}`
  const gaveUp = status === 'started' && unpaid !== 'success' ? unpaid : undefined
  const page = PAGES[status] ?? gaveUp
  return page === undefined ? `${home}/payment/${hash}/` : `${home}/payment/${page}/?payment=${hash}`
}

type GatewayReturn = { query: URLSearchParams; outcome: Outcome | undefined; log: Log }

/** Handles a return from a gateway. Its data only triggers a sync and is not trusted. Returns the next page. */
async function handleReturn(
  deps: PaymentDeps,
  row: PaymentRow,
  { query, outcome, log }: GatewayReturn,
): Promise<string> {
  if (isForged(deps, row, query)) {
    log.warn({ payment: row.id, method: row.method }, 'forged return')
    await paymentStatements(deps.database).addEvent({ paymentId: row.id, code: 'forged' })
    return pageOf(row)
  }
  const seen = await refreshPayment(deps, row, log)
  return pageOf(seen.row, seen.isKnown && !seen.row.is_pending ? outcome : undefined)
}

/** Signed data must be valid and belong to this payment. */
function isForged({ adapters }: PaymentDeps, row: PaymentRow, query: URLSearchParams) {
  try {
    const hint = adapters[row.method]?.confirm({ query })
    return row.method === 'esewa' && hint?.reference !== undefined && hint.reference !== row.reference
  } catch (failure) {
    if (failure instanceof InvalidSignature) return true
    throw failure
  }
}

const MINUTE_SECONDS = 60
const MOST_FROM_ONE_ADDRESS = 120
const MOST_OF_ONE_PAYMENT = 20
const GATEWAYS = ['esewa', 'khalti', 'card'] as const satisfies readonly Gateway[]

const ReturnRoute = { hash: Type.String(), provider: stringEnum(GATEWAYS) }
const tags = ['payments']
const response = {
  303: Type.Null({ description: 'Redirects to a page of the site.' }),
  ...errorResponses(400, 404, 429),
}

type Options = { deps: PaymentDeps; limits: RateLimitQueries }
type Params = { hash: string; provider: Gateway; outcome?: Outcome }

/** Return URLs of gateways. They need no login, because the visitor may return in another browser. */
export const returnRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { deps, limits }) => {
  async function answer(request: FastifyRequest, reply: FastifyReply, { hash, provider, outcome }: Params) {
    const { clientAddress, language, log } = request
    const by = { seconds: MINUTE_SECONDS, language }
    await limits.limit({ key: `return from ${clientAddress}`, most: MOST_FROM_ONE_ADDRESS, ...by })
    await limits.limit({ key: `return of ${readHash(hash)}`, most: MOST_OF_ONE_PAYMENT, ...by })
    const row = await findPayment(deps.database, hash)
    if (row.method !== provider) throw notFound()
    const query = URL.parse(request.url, 'http://api.invalid')?.searchParams ?? new URLSearchParams()
    const page = isPrefetch(request) ? pageOf(row) : await handleReturn(deps, row, { query, outcome, log })
    return reply.redirect(page, 303)
  }

  app.get(
    '/v1/api/payments/:hash/return/:provider/',
    {
      schema: {
        operationId: 'returnFromGateway',
        tags,
        description: 'Asks the gateway for the status of the payment and redirects to the site.',
        params: Type.Object(ReturnRoute),
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
        params: Type.Object({ ...ReturnRoute, outcome: stringEnum(OUTCOMES) }),
        response,
      },
    },
    (request, reply) => answer(request, reply, request.params),
  )
}

/** Prefetching browsers and HEAD requests. */
const isPrefetch = ({ method, headers }: FastifyRequest) =>
  method === 'HEAD' || [headers['sec-purpose'], headers['purpose']].flat().some((word) => word?.includes('prefetch'))
