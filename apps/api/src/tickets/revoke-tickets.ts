import { type Connection, ticketStatements } from './queries.ts'

type Revoked = { orderId: string; lines?: readonly { productId: number; quantity: number }[] }

/** Nobody is let in any more with the tickets of an order, or with so many of the given products. */
export async function revokeTickets(inside: Connection, { orderId, lines }: Revoked): Promise<void> {
  const statements = ticketStatements(inside)
  if (lines === undefined) await statements.revokeAll(orderId)
  else await statements.revokeSome({ orderId, lines })
}
