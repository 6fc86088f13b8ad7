import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { sessionTokenHash } from '../account/sessions.ts'
import { AddressInputSchema } from '../address/address.ts'
import type { Language } from '../http/language.ts'
import { IF_MATCH, parseVersion } from '../http/request-body.ts'
import { errorResponses, schemaRef } from '../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../idempotency/queries.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { hashToken } from '../tokens/tokens.ts'
import { readToken } from './basket-cookie.ts'
import { LARGEST_QUANTITY } from './errors.ts'
import type { Kind } from './queries/mutations.ts'
import type { Who } from './queries/visited-basket.ts'
import { GiftInputSchema } from './schemas.ts'

/** Error responses of a basket route. */
export const basketErrorResponses = (...statuses: number[]) => errorResponses(400, 403, 413, 415, ...statuses)

const Preference = {
  prefer: Type.Optional(
    Type.String({ maxLength: 500, description: '`return=minimal` answers as django-oscar-api does.' }),
  ),
}

export const ChangeHeaders = Type.Object({ ...IDEMPOTENCY_KEY, ...IF_MATCH, ...Preference })

const Mode = Type.Optional(
  Type.String({
    maxLength: 100,
    description: '`buy-now` is the buy-now basket; anything else is the cart.',
  }),
)

export const ModeQuery = Type.Object({ mode: Mode })

export const kindOf = ({ mode }: { mode?: string }): Kind => (mode === 'buy-now' ? 'buy-now' : 'cart')

const SeatIds = Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), {
  maxItems: LARGEST_QUANTITY,
  uniqueItems: true,
  description: 'Numbered seats, which are held for ten minutes. Tickets without one get the best free seats.',
})

export const AdditionSchema = Type.Object({
  url: Type.String({ maxLength: 2000, description: 'The URL of the product; its origin is ignored.' }),
  quantity: Type.Optional(
    Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY, description: 'Default: 1, or the number of seats.' }),
  ),
  seats: Type.Optional(SeatIds),
  price: Type.Optional(
    Type.String({
      maxLength: 30,
      description: 'What the buyer pays for one piece, in rupees, where the product has a least price.',
      examples: ['600.00'],
    }),
  ),
  referrer: Type.Optional(Type.String({ maxLength: 8000 })),
  ua: Type.Optional(Type.String({ maxLength: 8000 })),
  path: Type.Optional(Type.String({ maxLength: 8000 })),
})

export const VoucherInputSchema = Type.Object({ vouchercode: Type.String({ minLength: 1, maxLength: 100 }) })

export const QuantitySchema = Type.Object({
  quantity: Type.Integer({ minimum: 0, maximum: LARGEST_QUANTITY, description: '0 removes the line.' }),
  seats: Type.Optional(SeatIds),
})

export const BasketOptionsSchema = Type.Object({
  is_gift: Type.Optional(Type.Boolean()),
  gift: Type.Optional(Type.Union([schemaRef(GiftInputSchema), Type.Null()])),
  shipping_address: Type.Optional(Type.Union([schemaRef(AddressInputSchema), Type.Null()])),
  shipping_method_code: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
})

const Id = Type.String({ maxLength: 200, examples: ['bsk_5Y0fJ2cVtQk1c8mWl3n4pA'] })

export const BasketParams = Type.Object({ id: Id })
export const LineParams = Type.Object({ id: Id, line: Type.String({ maxLength: 200 }) })
export const VoucherParams = Type.Object({ voucher: Type.String({ maxLength: 200 }) })

/** What a basket request carries: owner, language, version and idempotency key. */
export type BasketRequest = {
  who: Who
  token: string | undefined
  language: Language
  /** From `If-Match`; undefined means any version. */
  version: number | undefined
  key: string | undefined
}

/** Without a cookie there is no basket, so no query is needed. */
export const isNew = ({ who }: BasketRequest) => who.sessionHash === undefined && who.tokenHash === undefined

export function basketRequestOf(request: FastifyRequest): BasketRequest {
  const token = readToken(request)
  const key = request.headers['idempotency-key']
  return {
    who: { sessionHash: sessionTokenHash(request), tokenHash: token === undefined ? undefined : hashToken(token) },
    token,
    language: request.language,
    version: parseVersion(request),
    key: typeof key === 'string' ? key : undefined,
  }
}

const MINIMAL = /(?:^|[,\s])return\s*=\s*"?minimal"?\s*(?:[;,]|$)/i

/** `Prefer: return=minimal` asks for the response of django-oscar-api instead of the whole basket. */
export const prefersMinimal = ({ headers }: FastifyRequest) => MINIMAL.test([headers.prefer].flat().join(','))

/** Bypasses the response schema, which requires the whole basket. */
export function answerMinimal(reply: FastifyReply, body?: object): FastifyReply {
  reply.header('Preference-Applied', 'return=minimal')
  if (body === undefined) return reply.code(204).send()
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

const TEN_MINUTES = 600
const MOST_PER_BASKET = 20
// Many visitors may share one network address.
const MOST_PER_ADDRESS = 60

type Attempt = { request: FastifyRequest; what: 'voucher' | 'gift card' }

/**
 * Limits attempts at codes per basket and per address, so that codes cannot be guessed. Counts before the attempt, so
 * that concurrent requests cannot get around it; accepted codes are uncounted.
 */
export async function limitAttempts<T>(
  limits: RateLimitQueries,
  { request, what }: Attempt,
  act: (visit: BasketRequest) => Promise<T>,
): Promise<T> {
  const visit = basketRequestOf(request)
  const { sessionHash, tokenHash } = visit.who
  const owner = (sessionHash ?? tokenHash)?.toString('base64')
  const counters = [
    { key: `${what} from ${request.clientAddress}`, most: MOST_PER_ADDRESS },
    ...(owner === undefined ? [] : [{ key: `${what} of ${owner}`, most: MOST_PER_BASKET }]),
  ]
  for (const counter of counters) await limits.limit({ ...counter, seconds: TEN_MINUTES, language: visit.language })
  const accepted = await act(visit)
  for (const { key } of counters) await limits.uncount(key)
  return accepted
}
