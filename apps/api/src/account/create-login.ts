import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { parsePhoneNumber } from '../address/address.ts'
import { readToken } from '../basket/basket-cookie.ts'
import { type Basket, BasketSchema } from '../basket/schemas.ts'
import type { Language } from '../http/language.ts'
import { cleanLine, latinDigits, textProblem, validateFields } from '../http/request-body.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { createToken, hashToken } from '../tokens/tokens.ts'
import type { AccountQueries, AccountRow, AccountWrites } from './queries.ts'
import { createSession, sessionTokenHash, setSessionCookie } from './sessions.ts'

export const UserSchema = Type.Object(
  {
    id: Type.String(),
    username: Type.String({ description: 'The same as `email`, or empty.' }),
    email: Type.Union([Type.String(), Type.Null()]),
    is_email_verified: Type.Boolean(),
    name: Type.String(),
    phone_number: Type.String(),
    language: stringEnum(['en', 'ne']),
    is_staff: Type.Optional(
      Type.Boolean({ description: 'Whether it is a member of staff; only where the account asks for itself.' }),
    ),
    date_joined: Type.String({ format: 'date-time' }),
  },
  { $id: 'User' },
)

export type User = Static<typeof UserSchema>

export const toUser = (account: AccountRow & { is_staff?: boolean }): User => ({
  id: account.id,
  username: account.email ?? '',
  email: account.email,
  is_email_verified: account.email_verified_at !== null,
  name: account.name,
  phone_number: account.phone_number,
  language: account.language,
  ...(account.is_staff !== undefined && { is_staff: account.is_staff }),
  date_joined: account.created_at.toISOString(),
})

const LONGEST_NAME = 150

export type ProfileChange = { name?: string; phone_number?: string; language?: Language }

/** Updates the given fields. The email address cannot be changed here, because a new one must be verified. */
export async function changeProfile(
  queries: Pick<AccountQueries, 'changeAccount'>,
  {
    account,
    change,
    language,
  }: { account: AccountRow & { is_staff?: boolean }; change: ProfileChange; language: Language },
): Promise<User> {
  const name = cleanLine(change.name ?? account.name)
  const phone = parsePhone(change.phone_number ?? account.phone_number)
  validateFields(
    {
      name: textProblem(name, LONGEST_NAME, { isRequired: false }),
      phone_number: phone === undefined ? 'phone' : undefined,
    },
    language,
  )
  const profile = { name, phone_number: phone ?? '', language: change.language ?? account.language }
  return toUser({ ...account, ...(await queries.changeAccount(account.id, profile)) })
}

function parsePhone(text: string) {
  const written = cleanLine(text)
  return written === '' ? '' : parsePhoneNumber(latinDigits(written), 'NP')
}

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
