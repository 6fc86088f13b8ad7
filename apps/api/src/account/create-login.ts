import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { readToken } from '../basket/basket-cookie.ts'
import { type Basket, BasketSchema } from '../basket/schemas.ts'
import type { Language } from '../http/language.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { createToken, hashToken } from '../tokens/tokens.ts'
import type { AccountRow, AccountWrites } from './queries.ts'
import { createSession, sessionTokenHash, setSessionCookie } from './sessions.ts'
import { toUser, UserSchema } from './user.ts'

export const LoginSchema = Type.Object(
  {
    token: Type.String({ description: 'For information only: access needs the cookie.' }),
    user: schemaRef(UserSchema),
    basket: Type.Optional(schemaRef(BasketSchema)),
    changes: Type.Array(
      Type.Object({
        product_id: Type.Integer(),
        quantity: Type.Integer(),
        reason: stringEnum(['added', 'raised', 'reduced']),
      }),
      { description: "How the merge of the guest's basket changed that of the account." },
    ),
    next: Type.String({ description: 'The path of the same site to continue at.' }),
  },
  { $id: 'Login' },
)

export type Login = Static<typeof LoginSchema>

const CHECKOUT_PATH = /^(\/ne)?\/checkout([/?#]|$)/

/** What a session stores about the browser. */
export type LoginContext = {
  earlier: Buffer | undefined
  basketTokenHash: Buffer | undefined
  userAgent: string | undefined
}

export type CreatedLogin = { sessionToken: string; login: Login }

export function loginContextOf(request: FastifyRequest): LoginContext {
  const basketToken = readToken(request)
  return {
    earlier: sessionTokenHash(request),
    basketTokenHash: basketToken === undefined ? undefined : hashToken(basketToken),
    userAgent: request.headers['user-agent'],
  }
}

/** Creates the session and merges the basket; the same for every way to log in. */
export async function createLogin(
  inside: AccountWrites,
  { account, next, visit }: { account: AccountRow; next: string; visit: LoginContext },
): Promise<CreatedLogin> {
  const sessionToken = await createSession(inside, { accountId: account.id, ...visit })
  const { id: accountId, email, email_verified_at: provenAt } = account
  if (email !== null && provenAt !== null) await inside.claimGoods({ accountId, email })
  const { changes } = await inside.mergeBaskets({
    accountId: account.id,
    basketTokenHash: visit.basketTokenHash,
    checkout: CHECKOUT_PATH.test(next),
  })
  return { sessionToken, login: { token: createToken(), user: toUser(account), changes, next } }
}

/** Loads the basket of the new session. */
export type LoadBasket = (visitor: { sessionHash: Buffer; language: Language }) => Promise<Basket>

export async function sendLogin(
  reply: FastifyReply,
  showBasket: LoadBasket,
  { sessionToken, login }: CreatedLogin,
): Promise<Login> {
  const basket = await showBasket({ sessionHash: hashToken(sessionToken), language: reply.request.language })
  setSessionCookie(reply, sessionToken)
  return { ...login, basket }
}
