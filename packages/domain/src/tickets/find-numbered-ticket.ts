import { type NumberedTicket, readTicketNumber, ticketNumber } from './ticket-number.ts'

/**
 * The ticket of a list whose number somebody typed, in whatever form; nothing when it is the number of none, or no number
 * at all.
 *
 * @example
 * findNumberedTicket([{ id: '0199a0c2-7d3e-7a10-8f4b-00000000002a', revision: 0 }], 'oooo-oo1a')?.revision // => 0
 */
export function findNumberedTicket<Ticket extends NumberedTicket>(
  tickets: readonly Ticket[],
  text: string,
): Ticket | undefined {
  const number = readTicketNumber(text)
  return number === undefined ? undefined : tickets.find((ticket) => ticketNumber(ticket) === number)
}
