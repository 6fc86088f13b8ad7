import { getOrderByHash, getTicket, getTicketTransfer, listOrderTicketsByHash } from '@dabali/api-client'
import { orNothing } from '../visit/or-nothing.ts'
import { ownOrNothing } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'

/** The tickets of an order for whoever has its link, and the order itself. */
export const readOrderTickets = ({ client }: Visit, hash: string) =>
  orNothing(
    Promise.all([getOrderByHash(client, { hash }), listOrderTicketsByHash(client, { hash })]).then(
      ([order, { results }]) => ({ order, tickets: results }),
    ),
  )

export type OrderTickets = NonNullable<Awaited<ReturnType<typeof readOrderTickets>>>

/** One ticket, for whoever holds it or knows its secret. */
export const readTicket = ({ client }: Visit, ticket: string) => ownOrNothing(getTicket(client, { ticket }))

/** A ticket that somebody is offered. Reading changes nothing. */
export const readTransfer = ({ client }: Visit, token: string) => orNothing(getTicketTransfer(client, { token }))
