import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { createToken, hashToken } from '../tokens/tokens.ts'
import { isContactOf, readContact } from './contact-of-order.ts'
import type { Desk } from './desk.ts'
import { MESSAGES } from './messages.ts'
import type { Order } from './order.ts'
import { PROOF_SECONDS, readProof } from './proof-cookie.ts'
import { provingQueries } from './proving/queries.ts'
import { reachByHash } from './reach-order.ts'
import { showRow } from './show-order.ts'

const HOUR_SECONDS = 60 * 60
const MOST_TRIES_AT_ONE = 10

type Proof = { hash: string; sent: { email?: string; phone?: string } }

/** Who holds the secret and knows whom the order went to sees all of it, and so does their browser for a while. */
export async function proveOrder(
  desk: Desk,
  request: FastifyRequest,
  { hash, sent }: Proof,
): Promise<{ order: Order; token: string }> {
  const { language } = request
  const { row } = await reachByHash(desk, request, hash)
  const contact = readContact(sent, language)
  const key = `proof of order ${row.id}`
  await desk.limits.limit({ key, most: MOST_TRIES_AT_ONE, seconds: HOUR_SECONDS, language })
  if (!isContactOf(row, contact)) throw new ApiError(403, { detail: MESSAGES[language].notProven, code: 'not_proven' })
  // A browser that has proven one order keeps its secret, and so the other order.
  const token = readProof(request) ?? createToken()
  await provingQueries(desk.database).inTransaction((inside) =>
    inside.insertProof({ tokenHash: hashToken(token), orderId: row.id, seconds: PROOF_SECONDS }),
  )
  return { order: await showRow(desk.database, row, { language, audience: 'holder' }), token }
}
