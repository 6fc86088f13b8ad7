import { type Client, listTickets, type Ticket } from '@dabali/api-client'
import { kathmanduDay } from '@dabali/ui/date-text'
import { ticketPath } from '../paths.ts'

/** The soonest events come first. */
const MOST = '20'

/** Whether a ticket is for an event of this day in Kathmandu, or for one that is on now. */
export function isForDay({ state, date }: Pick<Ticket, 'state' | 'date'>, day: string): boolean {
  if (state !== 'valid' || date.state === 'cancelled' || date.state === 'postponed') return false
  if (date.state === 'live' || date.state === 'doors_open') return true
  return date.state === 'upcoming' && kathmanduDay(date.starts_at) === day
}

/** The path of the ticket for an event of this day; empty without one. */
export async function findTicketToday(client: Client, day: string): Promise<string> {
  const { results } = await listTickets(client, { page: '1', page_size: MOST }, { silent: true })
  const ticket = results.find((each) => isForDay(each, day))
  return ticket ? ticketPath(ticket.id) : ''
}
