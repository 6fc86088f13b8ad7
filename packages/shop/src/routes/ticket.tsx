import { ticketPath } from '../paths.ts'
import { readTicket } from '../tickets/read-tickets.ts'
import { TicketScreen } from '../tickets/ticket-screen.tsx'
import { ticketsMetadata } from '../tickets/tickets-metadata.ts'
import { visitorPage } from './visitor-page.tsx'

export const ticketPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleTicket'),
  path: ticketPath,
  read: ({ visit, id }) => readTicket(visit, id),
  screen: ({ visit, id, value }) => <TicketScreen secret={id} own={value} visit={visit} />,
})
