import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Basket } from '../basket/basket.ts'
import { readToken } from '../basket/basket-cookie.ts'
import type { Language } from '../http/language.ts'
import { createToken, hashToken } from '../tokens/tokens.ts'
import { issueSession } from './issue-session.ts'
import type { Login } from './login.ts'
import type { AccountRow, AccountWrites } from './queries.ts'
import { sessionTokenHash, setSessionCookie } from './session-cookie.ts'
import { toUser } from './to-user.ts'

const CHECKOUT = /^(\/ne)?\/checkout([/?#]|$)/

/** What a browser brings when it logs in. */
export type Visit = {
  earlier: Buffer | undefined
  basketTokenHash: Buffer | undefined
  userAgent: string | undefined
}

export type Entry = { sessionToken: string; login: Login }

export function visitOf(request: FastifyRequest): Visit {
  const basketToken = readToken(request)
  return {
    earlier: sessionTokenHash(request),
    basketTokenHash: basketToken === undefined ? undefined : hashToken(basketToken),
    userAgent: request.headers['user-agent'],
  }
}

/** Logs in, whatever the way was by which somebody has proved who they are. */
export async function enter(
  inside: AccountWrites,
  { account, next, visit }: { account: AccountRow; next: string; visit: Visit },
): Promise<Entry> {
  const sessionToken = await issueSession(inside, { accountId: account.id, ...visit })
  const { id: accountId, email, email_verified_at: provenAt } = account
  if (email !== null && provenAt !== null) await inside.claimGoods({ accountId, email })
  const { changes } = await inside.mergeBaskets({
    accountId: account.id,
    basketTokenHash: visit.basketTokenHash,
    checkout: CHECKOUT.test(next),
  })
  return { sessionToken, login: { token: createToken(), user: toUser(account), changes, next } }
}

/** What somebody sees who holds the session. */
export type ShowBasket = (visitor: { sessionHash: Buffer; language: Language }) => Promise<Basket>

export async function answerEntry(
  reply: FastifyReply,
  showBasket: ShowBasket,
  { sessionToken, login }: Entry,
): Promise<Login> {
  const basket = await showBasket({ sessionHash: hashToken(sessionToken), language: reply.request.language })
  setSessionCookie(reply, sessionToken)
  return { ...login, basket }
}
