import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GeneralError } from '../errors/api-error.ts'
import { isLocal } from '../http/client-address.ts'
import type { AccountQueries } from './queries.ts'
import { sessionTokenHash } from './sessions.ts'

export type Visitor = NonNullable<Awaited<ReturnType<AccountQueries['findSession']>>> & {
  /** Staff: may check in tickets, fulfil orders and refund payments. */
  is_staff: boolean
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
  staffMails: readonly string[],
) {
  const visitors = new WeakMap<FastifyRequest, Promise<Visitor | undefined>>()
  app.decorateRequest('account', function account(this: FastifyRequest) {
    const visitor = visitors.get(this) ?? findVisitor(queries, sessionTokenHash(this), staffMails)
    visitors.set(this, visitor)
    return visitor
  })
}

async function findVisitor(
  queries: AccountQueries,
  tokenHash: Buffer | undefined,
  staffMails: readonly string[],
): Promise<Visitor | undefined> {
  const visitor = tokenHash === undefined ? undefined : await queries.findSession(tokenHash)
  if (visitor === undefined) return undefined
  if (visitor.is_stale) await queries.prolongSession(visitor.session_id)
  const { email, email_verified_at: verifiedAt } = visitor
  return { ...visitor, is_staff: verifiedAt !== null && email !== null && staffMails.includes(email) }
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

/** The logged-in staff account, or 403. */
export async function requireStaff(request: FastifyRequest): Promise<Visitor> {
  const visitor = await requireAccount(request)
  if (!visitor.is_staff) throw new GeneralError(403, 'permission_denied')
  return visitor
}

/** As a hook before validation. */
export async function onlyStaff(request: FastifyRequest): Promise<void> {
  await requireStaff(request)
}

/** For pages that only developers and staff need. */
export async function onlyLocalOrStaff(request: FastifyRequest): Promise<void> {
  if (!isLocal(request)) await requireStaff(request)
}
