import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccountQueries } from './queries.ts'
import { sessionTokenHash } from './session-cookie.ts'

export type Visitor = NonNullable<Awaited<ReturnType<AccountQueries['findSession']>>> & {
  /** Works here: stands at the door, sends parcels, gives money back. */
  is_staff: boolean
}

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    /** Whoever is logged in. A statement of its own: where another one runs anyway, join on `sessionTokenHash`. */
    account(): Promise<Visitor | undefined>
  }
}

/** Lets every request say who asks; it is looked up once and only when somebody wants to know. */
export function identifyVisitors(app: FastifyInstance, queries: AccountQueries, staffMails: readonly string[]) {
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
