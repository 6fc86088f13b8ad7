import { ticketPath } from '../paths.ts'
import { loadTicket } from '../tickets/load-tickets.ts'
import { TicketScreen } from '../tickets/ticket-screens.tsx'
import { ticketsMetadata } from '../tickets/tickets-messages.ts'
import { visitorPage } from './visitor-page.tsx'

export const ticketPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleTicket'),
  path: ticketPath,
  read: ({ visit, id }) => loadTicket(visit, id),
  screen: ({ visit, id, value }) => <TicketScreen secret={id} own={value} visit={visit} />,
})
