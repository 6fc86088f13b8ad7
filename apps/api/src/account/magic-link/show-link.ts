import { hashIfToken } from '../../tokens/tokens.ts'
import { maskEmail } from '../../validation/validate-fields.ts'
import type { MagicLinkQueries } from './queries.ts'

/** Whether a link can be used, and by whom it was asked for, without using it. */
export async function showLink(queries: Pick<MagicLinkQueries, 'findLink'>, token: string) {
  const tokenHash = hashIfToken(token)
  const link = tokenHash === undefined ? undefined : await queries.findLink(tokenHash)
  return { is_usable: link !== undefined, email: link ? maskEmail(link.email) : '' }
}
