import type { Static } from 'typebox'
import type { Visitor } from '../account/identify-visitors.ts'
import { isUuid } from '../account/is-uuid.ts'
import { notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { type PageQuery, toPage, windowOf } from '../http/pagination.ts'
import type { TicketKey } from './code.ts'
import { notYours } from './messages.ts'
import type { TicketQueries } from './queries.ts'
import type { Ticket } from './ticket.ts'
import { toTicket } from './to-ticket.ts'

const ORDER_HASH = /^[\w-]{22,128}$/

type Shown = { key: TicketKey; language: Language }

/** All tickets that somebody holds, the next evening first. */
export async function listTickets(
  queries: TicketQueries,
  { accountId, query, key, language }: Shown & { accountId: string; query: Static<typeof PageQuery> },
) {
  const { count, rows } = await queries.listOfAccount({ accountId, language }, windowOf(query))
  const now = new Date()
  const tickets = rows.map((row) => toTicket(row, { audience: 'owner', key, now }))
  return toPage('/v1/api/tickets/', query, count, tickets)
}

/** The tickets of an order for whoever placed it. */
export async function listOwnTickets(
  queries: TicketQueries,
  { id, visitor, ...shown }: Shown & { id: string; visitor: Visitor },
): Promise<Ticket[]> {
  const order = isUuid(id) ? await queries.findOrder({ id }) : undefined
  if (!order) throw notFound()
  if (order.account_id !== visitor.id) throw notYours(shown.language)
  return listOf(queries, { orderId: order.id, visitor, ...shown })
}

/** The same for whoever holds the secret of the order; an old one lets its holder in at the door, and change nothing. */
export async function listTicketsByHash(
  queries: TicketQueries,
  { hash, visitor, ...shown }: Shown & { hash: string; visitor: Visitor | undefined; isMasked: boolean },
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
  }: Shown & { orderId: string; visitor: Visitor | undefined; isMasked?: boolean },
) {
  const rows = await queries.listOfOrder(orderId, { accountId: visitor?.id ?? null, language })
  const now = new Date()
  return rows.map((row) => {
    const theirs = isMasked ? ('masked' as const) : ('hash' as const)
    const others = row.is_transferred ? ('former' as const) : theirs
    return toTicket(row, { audience: row.is_mine ? 'owner' : others, key, now })
  })
}
