import type { Static } from 'typebox'
import { type PageQuery, toPage, windowOf } from '../http/pagination.ts'
import type { Visitor } from './identify-visitors.ts'
import type { LoginSession } from './login-session.ts'
import type { AccountQueries, SessionRow } from './queries.ts'

export const SESSIONS_PATH = '/v1/api/me/sessions/'

/** Where somebody is logged in, the place used last first. */
export async function listSessions(
  queries: Pick<AccountQueries, 'listSessions'>,
  { visitor, query }: { visitor: Visitor; query: Static<typeof PageQuery> },
) {
  const { limit, offset } = windowOf(query)
  const rows = await queries.listSessions({ accountId: visitor.id, limit, offset })
  const sessions = rows.map((row) => toSession(row, visitor.session_id))
  return toPage(SESSIONS_PATH, query, rows[0]?.count ?? 0, sessions)
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
