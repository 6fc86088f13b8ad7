import type { FastifyRequest } from 'fastify'
import { isUuid } from '../account/is-uuid.ts'
import { requireAccount } from '../account/require-account.ts'
import { notFound } from '../errors/api-error.ts'
import { hashToken } from '../tokens/tokens.ts'
import type { Desk } from './desk.ts'
import { readProof } from './proof-cookie.ts'
import { provingQueries } from './proving/queries.ts'
import { notProven, notYours } from './refusals.ts'
import type { Audience } from './show-order.ts'
import { type OrderRow, showingStatements, type Which } from './showing/queries.ts'

const MINUTE_SECONDS = 60
// A page that waits for a payment asks every few seconds, and a whole town may stand behind one address.
const MOST_LOOKS_FROM_ONE = 240
/** So long the secret alone shows all of an order. */
const OPEN_MS = 48 * 3_600_000

type Reached = { row: OrderRow; audience: Audience }

/** An order by its id, or by the number that its buyer knows. */
function orderNamed(text: string): Which {
  if (isUuid(text)) return { id: text }
  if (/^[1-9]\d{0,17}$/.test(text)) return { number: text }
  throw notFound()
}

/**
 * An order of the account that is logged in. Numbers are consecutive, so the number of another account's order is
 * answered like one that does not exist. An id cannot be guessed: a request with one is told that the order belongs to another account.
 */
export async function reachOwn({ database }: Desk, request: FastifyRequest, text: string): Promise<Reached> {
  const visitor = await requireAccount(request)
  const which = orderNamed(text)
  const row = await showingStatements(database).findOrder(which)
  if (!row) throw notFound()
  if (row.account_id !== visitor.id) throw 'number' in which ? notFound() : notYours(request.language)
  return { row, audience: 'owner' }
}

/** An order of whoever it is, for those who work here. */
export async function reachAny({ database }: Desk, text: string): Promise<Reached> {
  const row = await showingStatements(database).findOrder(orderNamed(text))
  if (!row) throw notFound()
  return { row, audience: 'owner' }
}

/** An order by its secret. Once that is old, who it went to must be known as well. */
export async function reachByHash(desk: Desk, request: FastifyRequest, hash: string): Promise<Reached> {
  const { clientAddress, language } = request
  const key = `order by hash from ${clientAddress}`
  await desk.limits.limit({ key, most: MOST_LOOKS_FROM_ONE, seconds: MINUTE_SECONDS, language })
  if (!/^[\w-]{22,64}$/.test(hash)) throw notFound()
  const row = await showingStatements(desk.database).findOrder({ hash })
  if (!row) throw notFound()
  return { row, audience: await audienceOf(desk, request, row) }
}

async function audienceOf({ database }: Desk, request: FastifyRequest, row: OrderRow): Promise<Audience> {
  if (row.account_id !== null && (await request.account())?.id === row.account_id) return 'owner'
  if (Date.now() - row.placed_at.getTime() < OPEN_MS) return 'holder'
  const token = readProof(request)
  const isProven =
    token !== undefined && (await provingQueries(database).isProven({ tokenHash: hashToken(token), orderId: row.id }))
  return isProven ? 'holder' : 'masked'
}

/** The same for what an old secret alone does not do any more. */
export async function reachProven(desk: Desk, request: FastifyRequest, hash: string): Promise<Reached> {
  const reached = await reachByHash(desk, request, hash)
  if (reached.audience === 'masked') throw notProven(request.language)
  return reached
}
