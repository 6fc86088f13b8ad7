import type { Visitor } from '../account/sessions.ts'
import { notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { cleanLine, textProblem, validateFields } from '../http/request-body.ts'
import { isUuid } from '../http/schemas.ts'
import { type IdempotentRequest, requestHash } from '../idempotency/queries.ts'
import { notLoggedIn, notYours, wrongState } from './errors.ts'
import type { TicketQueries, TicketRow, TicketStatements } from './queries/tickets.ts'
import { type Audience, isOver } from './ticket.ts'

const HASH = /^[0-9a-f]{64}$/

export type TicketRequest = { ticket: string; visitor: Visitor | undefined; language: Language }
type TicketReads = Pick<TicketStatements, 'findById' | 'findByHash'>

/** A ticket by id for its holder, or by its secret hash for anyone. */
export async function findTicket(
  queries: TicketReads,
  { ticket, visitor, language }: TicketRequest,
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

/** Like findTicket, for changes: the hash is not enough once an account holds the ticket, since mails get forwarded. */
export async function findOwnTicket(queries: TicketReads, asked: TicketRequest) {
  const found = await findTicket(queries, asked)
  const holder = found.row.is_transferred ? found.row.account_id : found.row.order_account_id
  if (found.audience === 'owner' || holder === null) return found
  throw asked.visitor ? notYours(asked.language) : notLoggedIn(asked.language)
}

/** Refuses revoked, used and past tickets, and those of a cancelled date. */
export function requireUsable(row: TicketRow, language: Language) {
  if (row.status === 'revoked') throw wrongState('revoked', 'ticket_revoked', language)
  if (row.checked_in_at !== null) throw wrongState('used', 'ticket_used', language)
  if (row.date_status === 'cancelled') throw wrongState('cancelled', 'event_cancelled', language)
  if (isOver(row, new Date())) throw wrongState('ended', 'event_over', language)
}

const LAST_REVISION = 65_535

/** The code stores the revision in 16 bits. */
export function requireRevisionLeft({ revision }: TicketRow, language: Language) {
  if (revision >= LAST_REVISION) throw wrongState('tooManyCodes', 'too_many_codes', language)
}

const LONGEST_NAME = 100

type TicketChangeQueries = Pick<TicketQueries, 'findById' | 'findByHash' | 'once'>

/** Sets the name of the ticket holder. */
export async function setHolder(queries: TicketChangeQueries, asked: TicketRequest & { holder: string }) {
  const holder = cleanLine(asked.holder)
  validateFields({ holder: textProblem(holder, LONGEST_NAME, { isRequired: false }) }, asked.language)
  await changeOwn(queries, asked, (inside, { id }) => inside.changeHolder({ id, holder }))
}

/** Issues a new QR code and invalidates the old one. */
export async function reissueTicket(
  queries: TicketChangeQueries,
  { key, ...asked }: TicketRequest & { key: string | undefined },
) {
  await changeOwn(queries, { ...asked, key }, (inside, held) => {
    requireRevisionLeft(held, asked.language)
    return inside.reissue(held.id)
  })
}

type Change = (inside: TicketStatements, held: TicketRow) => Promise<unknown>

/** Checks access before locking the row, and again with the lock. */
async function changeOwn(
  queries: TicketChangeQueries,
  { key, ...asked }: TicketRequest & { key?: string | undefined },
  change: Change,
) {
  const { row } = await findOwnTicket(queries, asked)
  await queries.once(ticketChange({ row, name: 'reissue', key, language: asked.language }), async (inside) => {
    await inside.lock(row.id)
    const { row: held } = await findOwnTicket(inside, asked)
    requireUsable(held, asked.language)
    await change(inside, held)
    return null
  })
}

type KeyedChange = { row: Pick<TicketRow, 'id'>; name: string; key: string | undefined; language: Language }

/** A change of a ticket that has a second effect when it is repeated. The answer is the ticket as it is then, so none is stored. */
export const ticketChange = (
  { row, name, key, language }: KeyedChange,
  ...input: readonly string[]
): IdempotentRequest => ({
  scope: `ticket ${row.id}`,
  key,
  requestHash: requestHash(name, row.id, ...input),
  language,
})
