import { randomUUIDv7 } from 'node:crypto'
import { createToken, hashToken } from '../tokens/tokens.ts'
import type { AccountStatements } from './queries.ts'

const LONGEST_USER_AGENT = 300

type Visit = { accountId: string; userAgent?: string | undefined; earlier?: Buffer | undefined }

/** A new session with a new secret, which is answered; the one that the browser had before ends. */
export async function issueSession(
  inside: Pick<AccountStatements, 'deleteSessionOf' | 'insertSession'>,
  { accountId, userAgent = '', earlier }: Visit,
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
