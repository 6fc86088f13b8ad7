import { randomUUIDv7 } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { clearToken } from '../basket/basket-cookie.ts'
import { GeneralError } from '../errors/api-error.ts'
import { isHttps } from '../http/forwarded-headers.ts'
import { type PageQuery, readPage, toPage, windowOf } from '../http/schemas.ts'
import { type Membership, membershipOf, type SecondFactorSetting } from '../staff/permissions.ts'
import { createToken, hashIfToken, hashToken } from '../tokens/tokens.ts'
import type { AccountQueries, AccountStatements, SessionRow } from './queries.ts'

const NAME = 'dabali_session'
/** Maximum lifetime; the database expires unused sessions earlier. */
const LONGEST_SESSION_DAYS = 90
const LIFETIME_SECONDS = LONGEST_SESSION_DAYS * 24 * 60 * 60

/** Hash of the session cookie, if the request has one. */
export const sessionTokenHash = (request: FastifyRequest): Buffer | undefined => hashIfToken(request.cookies[NAME])

export function setSessionCookie(reply: FastifyReply, token: string) {
  reply.setCookie(NAME, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: LIFETIME_SECONDS,
    secure: isHttps(reply.request),
  })
}

function clearSessionCookie(reply: FastifyReply) {
  reply.clearCookie(NAME, { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(reply.request) })
}

export const LoginSessionSchema = Type.Object(
  {
    id: Type.String(),
    url: Type.String(),
    user_agent: Type.String(),
    is_current: Type.Boolean(),
    created_at: Type.String({ format: 'date-time' }),
    last_seen_at: Type.String({ format: 'date-time', description: 'Rounded to the hour.' }),
    expires_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'LoginSession' },
)

export type LoginSession = Static<typeof LoginSessionSchema>

const LONGEST_USER_AGENT = 300

type NewSession = { accountId: string; userAgent?: string | undefined; earlier?: Buffer | undefined }

/** Creates a session and returns its token; ends the session that the browser had before. */
export async function createSession(
  inside: Pick<AccountStatements, 'deleteSessionOf' | 'insertSession'>,
  { accountId, userAgent = '', earlier }: NewSession,
): Promise<string> {
  if (earlier !== undefined) await inside.deleteSessionOf(earlier)
  const token = createToken()
  await inside.insertSession({
    id: randomUUIDv7(),
    token_hash: hashToken(token),
    account_id: accountId,
    user_agent: userAgent.slice(0, LONGEST_USER_AGENT),
  })
  return token
}

export const SESSIONS_PATH = '/v1/api/me/sessions/'

/** The sessions of an account, last used first. */
export async function listSessions(
  queries: Pick<AccountQueries, 'listSessions'>,
  { visitor, query }: { visitor: { id: string; session_id: string }; query: Static<typeof PageQuery> },
) {
  const { rows, count } = await readPage(windowOf(query), (window) =>
    queries.listSessions({ accountId: visitor.id, ...window }),
  )
  const sessions = rows.map((row) => toSession(row, visitor.session_id))
  return toPage(SESSIONS_PATH, query, count, sessions)
}

const toSession = (row: SessionRow, current: string): LoginSession => ({
  id: row.id,
  url: `${SESSIONS_PATH}${row.id}/`,
  user_agent: row.user_agent,
  is_current: row.id === current,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

/** Ends the session, with `everywhere` all sessions of the account. Without a session it does nothing. */
export async function logOut(
  queries: Pick<AccountQueries, 'deleteSessionOf' | 'deleteSessions'>,
  { request, reply, everywhere = false }: { request: FastifyRequest; reply: FastifyReply; everywhere?: boolean },
): Promise<void> {
  const visitor = everywhere ? await request.account() : undefined
  const tokenHash = sessionTokenHash(request)
  if (tokenHash !== undefined) await queries.deleteSessionOf(tokenHash)
  if (visitor) await queries.deleteSessions({ accountId: visitor.id })
  clearAccountCookies(reply)
}

/** Clears the session and basket cookies, so that the device starts with an empty basket. */
export function clearAccountCookies(reply: FastifyReply) {
  clearSessionCookie(reply)
  clearToken(reply)
}

type SessionAccount = NonNullable<Awaited<ReturnType<AccountQueries['findSession']>>>

export type Visitor = Omit<SessionAccount, 'roles' | 'has_factor' | 'has_passed_factor'> & {
  is_staff: boolean
  /** Of a member of staff. */
  membership?: Membership
}

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    /**
     * The logged-in account. Costs one statement; where another one runs anyway, join on `sessionTokenHash` instead.
     */
    account(): Promise<Visitor | undefined>
  }
}

/** Adds `request.account()`, which loads the session on first use, once per request. */
export function decorateRequestWithAccount(
  app: FastifyInstance,
  queries: AccountQueries,
  secondFactor: SecondFactorSetting,
) {
  const visitors = new WeakMap<FastifyRequest, Promise<Visitor | undefined>>()
  app.decorateRequest('account', function account(this: FastifyRequest) {
    const visitor = visitors.get(this) ?? findVisitor(queries, sessionTokenHash(this), secondFactor)
    visitors.set(this, visitor)
    return visitor
  })
}

async function findVisitor(
  queries: AccountQueries,
  tokenHash: Buffer | undefined,
  secondFactor: SecondFactorSetting,
): Promise<Visitor | undefined> {
  const found = tokenHash === undefined ? undefined : await queries.findSession(tokenHash)
  if (found === undefined) return undefined
  const { roles, has_factor, has_passed_factor, ...visitor } = found
  if (visitor.is_stale) await queries.prolongSession(visitor.session_id)
  const membership = membershipOf({ roles, has_factor, has_passed_factor }, secondFactor)
  return { ...visitor, is_staff: membership !== undefined, ...(membership && { membership }) }
}

/** The logged-in account, or 401. */
export async function requireAccount(request: FastifyRequest): Promise<Visitor> {
  const visitor = await request.account()
  if (!visitor) throw new GeneralError(401, 'not_authenticated')
  return visitor
}

/** As a hook before validation, so that visitors without a login learn nothing about the request. */
export async function onlyLoggedIn(request: FastifyRequest): Promise<void> {
  await requireAccount(request)
}
