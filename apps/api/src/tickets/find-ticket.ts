import type { Visitor } from '../account/identify-visitors.ts'
import { isUuid } from '../account/is-uuid.ts'
import { notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { notLoggedIn, notYours, wrongState } from './messages.ts'
import type { TicketRow, TicketStatements } from './queries.ts'
import { type Audience, isOver } from './to-ticket.ts'

const HASH = /^[0-9a-f]{64}$/

export type Asked = { ticket: string; visitor: Visitor | undefined; language: Language }
type Reading = Pick<TicketStatements, 'findById' | 'findByHash'>

/** A ticket for whoever may see it: the one who holds it, by its number, and anybody who knows its secret. */
export async function findTicket(
  queries: Reading,
  { ticket, visitor, language }: Asked,
): Promise<{ row: TicketRow; audience: Audience }> {
  const reader = { accountId: visitor?.id ?? null, language }
  if (HASH.test(ticket)) {
    const row = await queries.findByHash(ticket, reader)
    if (!row) throw notFound()
    return { row, audience: row.is_mine ? 'owner' : 'hash' }
  }
  if (!isUuid(ticket)) throw notFound()
  if (!visitor) throw notLoggedIn(language)
  const row = await queries.findById(ticket, reader)
  if (!row) throw notFound()
  if (!row.is_mine) throw notYours(language)
  return { row, audience: 'owner' }
}

/** The same for whoever may change it. A secret is enough where no account holds it: mails are passed on. */
export async function findOwnTicket(queries: Reading, asked: Asked) {
  const found = await findTicket(queries, asked)
  const holder = found.row.is_transferred ? found.row.account_id : found.row.order_account_id
  if (found.audience === 'owner' || holder === null) return found
  throw asked.visitor ? notYours(asked.language) : notLoggedIn(asked.language)
}

/** What is given back, used or over cannot be handed on, nor get another code. */
export function requireUsable(row: TicketRow, language: Language) {
  if (row.status === 'revoked') throw wrongState('revoked', 'ticket_revoked', language)
  if (row.checked_in_at !== null) throw wrongState('used', 'ticket_used', language)
  if (isOver(row, new Date())) throw wrongState('ended', 'event_over', language)
}

const LAST_REVISION = 65_535

/** The code has so much room for the number of its revision. */
export function requireNewCode({ revision }: TicketRow, language: Language) {
  if (revision >= LAST_REVISION) throw wrongState('tooManyCodes', 'too_many_codes', language)
}
