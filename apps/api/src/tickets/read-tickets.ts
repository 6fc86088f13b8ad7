import type { Static } from 'typebox'
import type { Visitor } from '../account/visitor.ts'
import { notFound } from '../errors/api-error.ts'
import { type CalendarEntry, writeCalendar } from '../events/calendar.ts'
import type { Language } from '../http/language.ts'
import { type PageQuery, toPage, windowOf } from '../http/pagination.ts'
import { isUuid } from '../http/schemas.ts'
import { sitePath } from '../mail/mail-template.ts'
import { notYours } from './errors.ts'
import type { TicketQueries, TicketRow, TicketStatements } from './queries.ts'
import { type Ticket, toTicket } from './ticket.ts'
import type { TicketKey } from './ticket-qr-token.ts'

const ORDER_HASH = /^[\w-]{22,128}$/

type ListOptions = { key: TicketKey; language: Language }

/** All tickets that the account holds, soonest event first. */
export async function listTickets(
  queries: TicketQueries,
  { accountId, query, key, language }: ListOptions & { accountId: string; query: Static<typeof PageQuery> },
) {
  const { count, rows } = await queries.listOfAccount({ accountId, language }, windowOf(query))
  const now = new Date()
  const tickets = rows.map((row) => toTicket(row, { audience: 'owner', key, now, language }))
  return toPage('/v1/api/tickets/', query, count, tickets)
}

/** The tickets of an order, for its buyer. */
export async function listOwnTickets(
  queries: TicketQueries,
  { id, visitor, ...shown }: ListOptions & { id: string; visitor: Visitor },
): Promise<Ticket[]> {
  const order = isUuid(id) ? await queries.findOrder({ id }) : undefined
  if (!order) throw notFound()
  if (order.account_id !== visitor.id) throw notYours(shown.language)
  return listOf(queries, { orderId: order.id, visitor, ...shown })
}

/** The same for a holder of the order hash; an old hash shows the codes but allows no changes. */
export async function listTicketsByHash(
  queries: TicketQueries,
  { hash, visitor, ...shown }: ListOptions & { hash: string; visitor: Visitor | undefined; isMasked: boolean },
): Promise<Ticket[]> {
  const order = ORDER_HASH.test(hash) ? await queries.findOrder({ hash }) : undefined
  if (!order) throw notFound()
  return listOf(queries, { orderId: order.id, visitor, ...shown })
}

async function listOf(
  queries: TicketQueries,
  {
    orderId,
    visitor,
    key,
    language,
    isMasked = false,
  }: ListOptions & { orderId: string; visitor: Visitor | undefined; isMasked?: boolean },
) {
  const rows = await queries.listOfOrder(orderId, { accountId: visitor?.id ?? null, language })
  const now = new Date()
  return rows.map((row) => {
    const theirs = isMasked ? ('masked' as const) : ('hash' as const)
    const others = row.is_transferred ? ('former' as const) : theirs
    return toTicket(row, { audience: row.is_mine ? 'owner' : others, key, now, language })
  })
}

const TICKET_HASH = /^[0-9a-f]{64}$/
const DATE_STATUS = { scheduled: 'CONFIRMED', postponed: 'TENTATIVE', cancelled: 'CANCELLED' } as const

type CalendarRequest = { hash: string; language: Language }

/**
 * The calendar entry of a ticket. Its UID never changes; it is cancelled when the ticket is revoked or transferred.
 */
export async function getTicketCalendar(
  queries: Pick<TicketStatements, 'findByHash' | 'findByFormerHash'>,
  { hash, language }: CalendarRequest,
) {
  if (!TICKET_HASH.test(hash)) throw notFound()
  const reader = { accountId: null, language }
  const row = await queries.findByHash(hash, reader)
  const former = row ?? (await queries.findByFormerHash(hash, reader))
  if (!former) throw notFound()
  return writeCalendar(former.title, [toEntry(former, { isTheirs: row !== undefined, language })])
}

/** The calendar entries of the tickets that a mail brings. */
export const ticketCalendar = (rows: readonly TicketRow[], language: Language) =>
  writeCalendar(
    rows[0]?.title ?? '',
    rows.map((row) => toEntry(row, { isTheirs: true, language })),
  )

/** Enough to leave home in time. */
const ALARM_MINUTES = 120

function toEntry(row: TicketRow, { isTheirs, language }: { isTheirs: boolean; language: Language }): CalendarEntry {
  const { name = '', address = '', latitude = null, longitude = null } = row.venue ?? {}
  return {
    uid: `ticket-${row.id}@dabali.example`,
    changedAt: row.changed_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: isTheirs && row.status === 'valid' ? DATE_STATUS[row.date_status] : ('CANCELLED' as const),
    title: row.title,
    description: [row.ticket_title, row.summary, row.venue?.access_notes ?? ''].filter(Boolean).join('\n\n'),
    place: row.admits === 'stream' ? '' : [name, address].filter(Boolean).join(', '),
    ...(isTheirs && {
      url: sitePath({ site: row.site, language }, `/ticket/${row.hash}`),
      alarmMinutes: ALARM_MINUTES,
    }),
    position: row.admits === 'stream' || latitude === null || longitude === null ? undefined : { latitude, longitude },
  }
}
