import type { FastifyRequest } from 'fastify'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { type Visit, visitOf } from './visit.ts'

const TEN_MINUTES = 600
const MOST_PER_BASKET = 20
// A whole town may stand behind one address.
const MOST_PER_ADDRESS = 60

/**
 * Limits how often a voucher code can be tried, per basket and per address, so that codes cannot be guessed. Each try is
 * counted before it is made, so that many at once are no way around it; one that is accepted is not counted in the end.
 */
export async function limitGuesses<T>(
  limits: RateLimitQueries,
  request: FastifyRequest,
  act: (visit: Visit) => Promise<T>,
): Promise<T> {
  const visit = visitOf(request)
  const { sessionHash, tokenHash } = visit.who
  const owner = (sessionHash ?? tokenHash)?.toString('base64')
  const counters = [
    { key: `voucher from ${request.clientAddress}`, most: MOST_PER_ADDRESS },
    ...(owner === undefined ? [] : [{ key: `voucher of ${owner}`, most: MOST_PER_BASKET }]),
  ]
  for (const counter of counters) await limits.limit({ ...counter, seconds: TEN_MINUTES, language: visit.language })
  const accepted = await act(visit)
  for (const { key } of counters) await limits.uncount(key)
  return accepted
}
