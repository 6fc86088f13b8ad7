import type { Static } from 'typebox'
import type { Visitor } from '../account/sessions.ts'
import { notFound } from '../errors/api-error.ts'
import { type CalendarEntry, writeCalendar } from '../events/calendar.ts'
import type { Language } from '../http/language.ts'
import { isUuid, type PageQuery, toPage, windowOf } from '../http/schemas.ts'
import { sitePath } from '../mail/mail-template.ts'
import { MESSAGES } from '../messages/messages.ts'
import { notYours } from './errors.ts'
import type { TicketPart, TicketQueries, TicketRow, TicketStatements } from './queries/tickets.ts'
import { isOver, type Ticket, type TicketDisplay, toTicket } from './ticket.ts'

const ORDER_HASH = /^[\w-]{22,128}$/

type ListOptions = TicketDisplay

type AccountList = ListOptions & { accountId: string; query: Static<typeof PageQuery> & { show?: TicketPart } }

/** The tickets that the account holds, soonest event first, or a part of the list; and how many each part has. */
export async function listTickets(queries: TicketQueries, { accountId, query, ...display }: AccountList) {
  const { show } = query
  const reader = { accountId, language: display.language }
  const window = windowOf(query)
  const [{ held, ...counts }, rows] = await Promise.all([
    queries.countOfAccount(accountId),
    show === undefined
      ? queries.listOfAccount(reader, window)
      : queries.listPartOfAccount({ ...reader, part: show }, window),
  ])
  const now = new Date()
  const tickets = rows.map((row) => toTicket(row, { audience: row.is_mine ? 'owner' : 'former', now, ...display }))
  return { ...toPage('/v1/api/tickets/', query, show ? counts[show] : held, tickets, { show }), counts }
}

/** The tickets of an order, for its buyer. */
export async function listOwnTickets(
  queries: TicketQueries,
  { id, visitor, ...shown }: ListOptions & { id: string; visitor: Visitor },
): Promise<Ticket[]> {
  const order = isUuid(id) ? await queries.findOrder({ id }) : undefined
  if (!order) throw notFound()
  if (order.account_id !== visitor.id) throw notYours(shown.language)
  return (await listOf(queries, { orderId: order.id, visitor, ...shown })).map(({ ticket }) => ticket)
}

type ByHash = ListOptions & { hash: string; visitor: Visitor | undefined; isMasked: boolean }

/** The same for a holder of the order hash; an old hash shows the codes but allows no changes. */
export const listTicketsByHash = async (queries: TicketQueries, asked: ByHash): Promise<Ticket[]> =>
  (await listShownByHash(queries, asked)).map(({ ticket }) => ticket)

/** Each of these tickets with what the queries know about it. */
export async function listShownByHash(
  queries: TicketQueries,
  { hash, visitor, ...shown }: ByHash,
): Promise<{ row: TicketRow; ticket: Ticket }[]> {
  const order = ORDER_HASH.test(hash) ? await queries.findOrder({ hash }) : undefined
  if (!order) throw notFound()
  return listOf(queries, { orderId: order.id, visitor, ...shown })
}

async function listOf(
  queries: TicketQueries,
  {
    orderId,
    visitor,
    isMasked = false,
    ...display
  }: ListOptions & { orderId: string; visitor: Visitor | undefined; isMasked?: boolean },
) {
  const rows = await queries.listOfOrder(orderId, { accountId: visitor?.id ?? null, language: display.language })
  const now = new Date()
  return rows.map((row) => {
    const theirs = isMasked ? ('masked' as const) : ('hash' as const)
    const others = row.is_transferred ? ('former' as const) : theirs
    return { row, ticket: toTicket(row, { audience: row.is_mine ? 'owner' : others, now, ...display }) }
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

/** The most that one calendar has. */
const MOST_DATES = 500

/** The dates of the tickets that an account can still use. */
export async function getAccountCalendar(
  queries: Pick<TicketStatements, 'listOfAccount'>,
  asked: { accountId: string; language: Language },
) {
  const rows = await queries.listOfAccount(asked, { limit: MOST_DATES, offset: 0 })
  const now = new Date()
  const usable = rows.filter((row) => row.status === 'valid' && !isOver(row, now))
  return writeCalendar(
    MESSAGES[asked.language].ticketFiles.calendar,
    usable.map((row) => toEntry(row, { isTheirs: true, language: asked.language })),
  )
}

/** The calendar entries of several tickets, such as those that a mail brings. */
export const ticketCalendar = (rows: readonly TicketRow[], language: Language) =>
  writeCalendar(
    rows[0]?.title ?? '',
    rows.map((row) => toEntry(row, { isTheirs: true, language })),
  )

/** Enough to leave home in time. */
const ALARM_MINUTES = 120

function toEntry(row: TicketRow, { isTheirs, language }: { isTheirs: boolean; language: Language }): CalendarEntry {
  const { name = '', address = '', access_notes = '', latitude = null, longitude = null } = row.venue ?? {}
  return {
    uid: `ticket-${row.id}@dabali.example`,
    changedAt: row.changed_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: isTheirs && row.status === 'valid' ? DATE_STATUS[row.date_status] : ('CANCELLED' as const),
    title: row.title,
    description: [row.ticket_title, row.summary, row.admits === 'stream' ? '' : access_notes]
      .filter(Boolean)
      .join('\n\n'),
    place: row.admits === 'stream' ? '' : [name, address].filter(Boolean).join(', '),
    ...(isTheirs && {
      url: sitePath({ site: row.site, language }, `/ticket/${row.hash}`),
      alarmMinutes: ALARM_MINUTES,
    }),
    position: row.admits === 'stream' || latitude === null || longitude === null ? undefined : { latitude, longitude },
  }
}
