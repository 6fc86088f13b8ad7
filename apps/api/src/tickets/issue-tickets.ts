import { type Connection, ticketStatements } from './queries.ts'

/** One ticket for each place of an order, in the transaction that settles it; a second time changes nothing. */
export async function issueTickets(inside: Connection, orderId: string): Promise<void> {
  await ticketStatements(inside).issue(orderId)
}
