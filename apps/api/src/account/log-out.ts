import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearToken } from '../basket/basket-cookie.ts'
import type { AccountQueries } from './queries.ts'
import { clearSessionCookie, sessionTokenHash } from './session-cookie.ts'

/** Ends the session, and all others of the account when it is asked for. Who is not logged in is so afterwards too. */
export async function logOut(
  queries: Pick<AccountQueries, 'deleteSessionOf' | 'deleteSessions'>,
  { request, reply, everywhere = false }: { request: FastifyRequest; reply: FastifyReply; everywhere?: boolean },
): Promise<void> {
  const visitor = everywhere ? await request.account() : undefined
  const tokenHash = sessionTokenHash(request)
  if (tokenHash !== undefined) await queries.deleteSessionOf(tokenHash)
  if (visitor) await queries.deleteSessions({ accountId: visitor.id })
  leaveDevice(reply)
}

/** The device keeps nothing of the account: it begins with an empty basket. */
export function leaveDevice(reply: FastifyReply) {
  clearSessionCookie(reply)
  clearToken(reply)
}
