import type { FastifyRequest } from 'fastify'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { type BasketRequest, basketRequestOf } from './requests.ts'

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
