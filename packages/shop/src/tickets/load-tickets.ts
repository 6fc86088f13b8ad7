import {
  getOrderByHash,
  getTicket,
  getTicketOffer,
  getTicketTransfer,
  getWaitingListEntry,
  listOrderTicketsByHash,
  type Ticket,
} from '@dabali/api-client'
import { nullOn404, nullOn404OrDenied } from '../server-request/null-on-404.ts'
import type { RequestContext } from '../server-request/request-context.ts'

/** The tickets of an order for whoever has its link, and the order itself. */
export const loadOrderTickets = ({ client }: RequestContext, hash: string) =>
  nullOn404(
    Promise.all([getOrderByHash(client, { hash }), listOrderTicketsByHash(client, { hash })]).then(
      ([order, { results }]) => ({ order, tickets: results }),
    ),
  )

export type OrderTickets = NonNullable<Awaited<ReturnType<typeof loadOrderTickets>>>

/** One ticket, for whoever holds it or knows its secret. */
export const loadTicket = ({ client }: RequestContext, ticket: string) =>
  nullOn404OrDenied(getTicket(client, { ticket }))

/** A ticket that somebody is offered. Reading changes nothing. */
export const loadTransfer = ({ client }: RequestContext, token: string) =>
  nullOn404(getTicketTransfer(client, { token }))

/** Where somebody stands in line, for whoever has the link. */
export const loadWaitingListEntry = ({ client }: RequestContext, token: string) =>
  nullOn404(getWaitingListEntry(client, { token }))

/** Places that are kept back for somebody who waited. Reading takes nothing. */
export const loadSeatsOffer = ({ client }: RequestContext, token: string) =>
  nullOn404(getTicketOffer(client, { token }))

/** What stands in the address of a ticket for whoever may change it; nothing for anybody else. */
export const ticketSecret = ({ hash_url }: Pick<Ticket, 'hash_url'>): string | undefined =>
  hash_url === null ? undefined : /\/tickets\/([^/]+)\/$/.exec(hash_url)?.[1]
